import { expect, it, vi } from "vitest";
import { createClockCheck, readClockDrift, startSafeSweep } from "./safe-sweeps.ts";
import { createTestDatabase } from "./testing/test-database.ts";

const dayMs = 24 * 60 * 60_000;

/** The machine's clock, which a test can set ahead. */
function movableClock() {
  const clock = { aheadMs: 0, now: () => new Date(Date.now() + clock.aheadMs) };
  return clock;
}

it("knows how far the database's clock is from ours", async () => {
  await using database = await createTestDatabase();
  const clock = movableClock();
  clock.aheadMs = dayMs;
  const drift = await readClockDrift({ db: database.db, clock });
  expect(Math.abs(drift + dayMs)).toBeLessThan(10_000);
});

it("a clock that is ahead of the database's is wrong for as long as it is", async () => {
  await using database = await createTestDatabase();
  const clock = movableClock();
  clock.aheadMs = 40 * dayMs;
  const isClockRight = createClockCheck({ db: database.db, clock });
  expect(await isClockRight()).toBe(false);
  expect(await isClockRight()).toBe(false);
  clock.aheadMs = 0;
  // It has just been set.
  expect(await isClockRight()).toBe(false);
  expect(await isClockRight()).toBe(true);
});

it("a clock that jumped is wrong, though the database's jumped along", async () => {
  await using database = await createTestDatabase();
  const clock = movableClock();
  // The database's clock is the machine's, so the test slows time down instead.
  let passedMs = 0;
  const isClockRight = createClockCheck({ db: database.db, clock }, () => Date.now() - passedMs);
  expect(await isClockRight()).toBe(true);
  passedMs = 40 * dayMs;
  expect(await isClockRight()).toBe(false);
  expect(await isClockRight()).toBe(true);
});

it("nothing is swept meanwhile", async () => {
  await using database = await createTestDatabase();
  const clock = movableClock();
  clock.aheadMs = 40 * dayMs;
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const onSkipped = vi.fn<() => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const sweep = { run, onSkipped, onError, firstAfterMs: 0 };
  const stop = startSafeSweep({ db: database.db, clock }, sweep);
  await expect.poll(() => onSkipped.mock.calls.length).toBe(1);
  stop();
  clock.aheadMs = 0;
  const stopLater = startSafeSweep({ db: database.db, clock }, sweep);
  await expect.poll(() => run.mock.calls.length).toBe(1);
  stopLater();
  expect([onSkipped.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0]);
});
