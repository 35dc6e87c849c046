import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchClock } from "./clock.ts";

const listener = vi.fn<(now: Date) => void>();
let unwatch = () => {};

function told(): (string | undefined)[] {
  return listener.mock.calls.map(([now]) => now.toISOString().slice(11, 19));
}

function showTab(visible: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!visible);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-05T05:00:58.500Z") });
  listener.mockReset();
});
afterEach(() => {
  unwatch();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("calls back at once and every second, until it is stopped", () => {
  unwatch = watchClock(listener);
  vi.advanceTimersByTime(2_000);
  expect(told()).toEqual(["05:00:58", "05:00:59", "05:01:00"]);
  const stopAnother = watchClock(() => {});
  expect(vi.getTimerCount()).toBe(1);
  unwatch();
  expect(vi.getTimerCount()).toBe(1);
  stopAnother();
  expect(vi.getTimerCount()).toBe(0);
  expect(told()).toHaveLength(3);
});

it("pauses while the tab is hidden, and catches up when it is shown", () => {
  unwatch = watchClock(listener);
  showTab(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(told()).toEqual(["05:00:58"]);
  showTab(true);
  expect(told()).toEqual(["05:00:58", "06:00:58"]);
});
