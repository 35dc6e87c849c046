import { sql } from "kysely";
import { afterAll, expect, it, vi } from "vitest";
import type { Db } from "../client.ts";
import { defineStatement, parameter } from "./statements.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("a statement is built once for each shape, and runs with the values of each call", async () => {
  const built = vi.fn<(isNegative: boolean) => void>();
  const run = defineStatement((on: Db, { isNegative }: { isNegative: boolean }) => {
    built(isNegative);
    const number = sql<number>`${parameter<number>("number")}::int`;
    return on.selectNoFrom([
      (isNegative ? sql<number>`-${number}` : number).as("number"),
      sql<string>`${parameter<string>("text")}::text`.as("text"),
      sql<string>`${"always"}::text`.as("same"),
    ]);
  });
  const answers = [
    await run(db, { isNegative: false }, { number: 1, text: "one" }),
    await run(db, { isNegative: false }, { text: "two", number: 2 }),
    await run(db, { isNegative: true }, { number: 3, text: "three", more: "not used" }),
  ];
  expect(answers.flat()).toEqual([
    { number: 1, text: "one", same: "always" },
    { number: 2, text: "two", same: "always" },
    { number: -3, text: "three", same: "always" },
  ]);
  expect(built.mock.calls).toEqual([[false], [true]]);
});
