import { AppError } from "@before-ten/contracts/shared/errors";
import { DatabaseUnavailableError } from "@before-ten/db/unavailable";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOutageLog } from "./outages.ts";

const broken = new Error("Connection terminated unexpectedly");
const lost = new DatabaseUnavailableError(broken);

let state = "no database";
const lines: unknown[] = [];
const keep = (details: object, message: string) => void lines.push({ ...details, message });
const start = () => createOutageLog({ warn: keep, error: keep }, () => Promise.resolve(state));

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  state = "no database";
});
afterEach(() => vi.useRealTimers());

it("writes one line when an outage begins, one a minute, and one at its end, however many calls fail", async () => {
  const outages = start();
  for (let second = 0; second < 150; second += 1) {
    expect(outages.takes(lost)).toBe(true);
    outages.countTurnedAway();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  state = "ready";
  await vi.advanceTimersByTimeAsync(60_000);

  expect(lines).toEqual([
    { message: "an outage begins: requests are answered with 503", err: broken },
    { message: "the outage lasts", seconds: 60, turnedAway: expect.closeTo(60, -1) },
    { message: "the outage lasts", seconds: 120, turnedAway: expect.closeTo(120, -1) },
    { message: "the outage is over", seconds: 150, turnedAway: 150 },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it("an outage lasts while nobody asks for anything, too", async () => {
  const outages = start();
  outages.takes(lost);
  await vi.advanceTimersByTimeAsync(300_000);
  state = "ready";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toHaveLength(1 + 5 + 1);
  expect(lines.at(-1)).toEqual({ message: "the outage is over", seconds: 300, turnedAway: 0 });
});

it("what comes and goes within seconds is one outage", async () => {
  state = "ready";
  const outages = start();
  for (let second = 0; second < 30; second += 3) {
    outages.takes(lost);
    await vi.advanceTimersByTimeAsync(3_000);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toHaveLength(2);

  outages.takes(lost);
  expect(lines).toHaveLength(3);
  outages.close();
});

it.each([
  ["a lost database", lost, true],
  ["a page that lost it", new Error("no page", { cause: lost }), true],
  ["a full disk", new AppError("SERVICE_UNAVAILABLE", "There is no room left"), true],
  ["an error of ours", new TypeError("x is not a function"), false],
  ["a refused call", new AppError("NOT_FOUND", "There is none"), false],
  ["a visitor who left", Object.assign(new Error("aborted"), { code: "ECONNRESET" }), false],
])("%s: %s is an outage: %s", (_what, error, isOutage) => {
  const outages = start();
  expect(outages.takes(error)).toBe(isOutage);
  outages.close();
});
