import { AppError } from "@before-ten/contracts/shared/errors";
import { DatabaseUnavailableError } from "@before-ten/db/unavailable";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ImagesUnavailableError } from "../images/image-store.ts";
import { createOutageLog } from "./outages.ts";
import { OverloadError } from "./overload/overload-error.ts";

const broken = new Error("Connection terminated unexpectedly");
const lost = new DatabaseUnavailableError(broken);
const full = new ImagesUnavailableError("There is no room left");

let isReady = false;
const lines: unknown[] = [];
const keep = (details: object, message: string) => void lines.push({ ...details, message });
const start = () => createOutageLog({ warn: keep, error: keep }, () => Promise.resolve(isReady));

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  isReady = false;
});
afterEach(() => vi.useRealTimers());

it("writes one line when an outage begins, one a minute, and one at its end, however many calls fail", async () => {
  const reason = "database";
  const outages = start();
  for (let second = 0; second < 150; second += 1) {
    expect(outages.takes(lost)).toBe(true);
    outages.countTurnedAway();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  isReady = true;
  await vi.advanceTimersByTimeAsync(60_000);

  expect(lines).toEqual([
    { message: "an outage begins: requests are answered with 503", reason, err: broken },
    { message: "the outage lasts", reason, seconds: 60, turnedAway: expect.closeTo(60, -1) },
    { message: "the outage lasts", reason, seconds: 120, turnedAway: expect.closeTo(120, -1) },
    { message: "the outage is over", reason, seconds: 150, turnedAway: 150 },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it("an outage also lasts while there are no requests", async () => {
  const outages = start();
  outages.takes(lost);
  await vi.advanceTimersByTimeAsync(300_000);
  isReady = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toHaveLength(1 + 5 + 1);
  expect(lines.at(-1)).toMatchObject({
    message: "the outage is over",
    seconds: 300,
    turnedAway: 0,
  });
});

it("interruptions within seconds of each other are one outage", async () => {
  isReady = true;
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

it("names what is down: the database, the image store, or both", async () => {
  const outages = start();
  const isOn = () => [outages.state().database.isOn, outages.state().images.isOn];
  outages.takes(full);
  expect(isOn()).toEqual([false, true]);
  outages.takes(lost);
  expect(isOn()).toEqual([true, true]);
  isReady = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOn()).toEqual([false, false]);
  expect(outages.state()).toMatchObject({ database: { begun: 1 }, images: { begun: 1 } });
  expect(lines).toMatchObject([
    { reason: "images", err: full },
    { reason: "database", err: broken },
    { reason: "images", message: "the outage is over" },
    { reason: "database", message: "the outage is over" },
  ]);
});

it.each([
  ["a lost database", lost, "database"],
  ["a page that lost it", new Error("no page", { cause: lost }), "database"],
  ["a full disk of images", full, "images"],
  ["an upload for which it has no room", new Error("no upload", { cause: full }), "images"],
  ["too many sign-ins", new OverloadError("sign-ins"), undefined],
  ["a page that takes too long", new AppError("SERVICE_UNAVAILABLE", "10000 ms"), undefined],
  ["an error of ours", new TypeError("x is not a function"), undefined],
  ["a refused call", new AppError("NOT_FOUND", "There is none"), undefined],
  ["a visitor who left", Object.assign(new Error("aborted"), { code: "ECONNRESET" }), undefined],
])("%s: what is away is %s", (_what, error, reason) => {
  const outages = start();
  expect(outages.takes(error)).toBe(reason !== undefined);
  const on = Object.entries(outages.state()).filter(([, { isOn }]) => isOn);
  expect(on.map(([name]) => name)).toEqual(reason === undefined ? [] : [reason]);
  outages.close();
});
