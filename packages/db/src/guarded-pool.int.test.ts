import { setFlagsFromString, getHeapSpaceStatistics } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "./testing/test-database.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Collects recent objects, as V8 does all the time. */
function collectYoung(): void {
  if (typeof collect !== "function") throw new Error("V8 shows no gc()");
  // Objects that survive two of them move to the old generation.
  collect({ type: "minor" });
  collect({ type: "minor" });
}

function oldMegabytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === "old_space");
  return (old?.space_used_size ?? Number.NaN) / 1e6;
}

it("a released answer is freed without a collection of the whole heap", async () => {
  const selectRows = () =>
    sql`select number, number::text || ' of many' as text from generate_series(1, 5000) number`
      .execute(db)
      .then(({ rows }) => rows.length);
  for (let times = 0; times < 5; times += 1) await selectRows();
  collectYoung();
  const before = oldMegabytes();
  for (let times = 0; times < 10; times += 1) {
    expect(await selectRows()).toBe(5_000);
    collectYoung();
  }
  // Holding ten of them takes five.
  expect(oldMegabytes() - before).toBeLessThan(2);
});

it("an error's stack leads to the statement's caller", async () => {
  const error: unknown = await sql`select nothing`.execute(db).catch((thrown: unknown) => thrown);
  expect(error instanceof Error && error.stack).toMatch(
    /column "nothing"[^]*guarded-pool\.int\.test/,
  );
});
