import { expect, it } from "vitest";
import { RowDigest } from "./row-digest.ts";

function digestOf(...parts: string[]) {
  const digest = new RowDigest();
  for (const part of parts) digest.add(Buffer.from(part));
  return { rows: digest.rows, digest: digest.digest };
}

it("is the same in any order and in any parts", () => {
  const first = digestOf("1\tana\n2\tbob\n3\tzoë\n");
  expect(first.rows).toBe(3);
  expect(digestOf("3\tzoë\n1\tana\n", "2\tbob\n")).toEqual(first);
});

it("differs by a letter, and by how often a row comes", () => {
  const texts = ["1\tana\n", "1\tanb\n", "1\tana\n1\tana\n", "1\tana\n1\tana\n1\tana\n", ""];
  expect(new Set(texts.map((text) => digestOf(text).digest)).size).toBe(texts.length);
});
