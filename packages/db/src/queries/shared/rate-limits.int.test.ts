import { afterAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { countHit, deleteExpiredRateLimits } from "./rate-limits.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const now = new Date("2026-12-04T12:00:00.000Z");
const windowMs = 60_000;

beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
});

function after(ms: number): Date {
  return new Date(now.getTime() + ms);
}

it("counts up, and keeps the end of the window where the first hit put it", async () => {
  expect(await countHit(db, now, { key: "a", windowMs })).toEqual({
    hits: 1,
    resetsAt: after(60_000),
  });
  expect(await countHit(db, after(30_000), { key: "a", windowMs })).toEqual({
    hits: 2,
    resetsAt: after(60_000),
  });
  expect(await countHit(db, after(59_999), { key: "a", windowMs })).toEqual({
    hits: 3,
    resetsAt: after(60_000),
  });
});

it("restarts at one when the window is over", async () => {
  await countHit(db, now, { key: "a", windowMs });
  await countHit(db, now, { key: "a", windowMs });

  expect(await countHit(db, after(60_000), { key: "a", windowMs })).toEqual({
    hits: 1,
    resetsAt: after(120_000),
  });
  expect(await countHit(db, after(60_001), { key: "a", windowMs })).toEqual({
    hits: 2,
    resetsAt: after(120_000),
  });
});

it("counts each key separately", async () => {
  await countHit(db, now, { key: "a", windowMs });
  expect(await countHit(db, now, { key: "b", windowMs })).toMatchObject({ hits: 1 });
});

it("loses no hit and gives no number twice under 200 hits at once", async () => {
  const counts = await Promise.all(
    Array.from({ length: 200 }, () => countHit(db, now, { key: "a", windowMs })),
  );
  const numbers = counts.map(({ hits }) => hits).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

it("restarts a window once when many hits come after its end", async () => {
  await countHit(db, now, { key: "a", windowMs });
  const counts = await Promise.all(
    Array.from({ length: 50 }, () => countHit(db, after(windowMs), { key: "a", windowMs })),
  );
  expect(counts.filter(({ hits }) => hits === 1)).toHaveLength(1);
  expect(Math.max(...counts.map(({ hits }) => hits))).toBe(50);
});

it("forgets windows that are over, and no others", async () => {
  await countHit(db, now, { key: "over", windowMs });
  await countHit(db, after(1), { key: "open", windowMs });

  await deleteExpiredRateLimits(db, after(60_000));

  expect(await db.selectFrom("rate_limits").select("key").execute()).toEqual([{ key: "open" }]);
});
