import { expect, it } from "vitest";
import { nextRestartPause } from "./supervise-members.ts";

it("is longer each time that a process ends soon, half a minute at most", () => {
  const pauses = [0];
  for (let end = 0; end < 9; end += 1) pauses.push(nextRestartPause(pauses.at(-1) ?? 0, 100));
  expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it("is 0 for a process that has run for a while, and starts over after it", () => {
  expect(nextRestartPause(30_000, 60_000)).toBe(0);
  expect(nextRestartPause(nextRestartPause(30_000, 60_000), 100)).toBe(250);
});
