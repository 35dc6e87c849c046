import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startClock } from "../../../lib/now.ts";
import { Countdown } from "./countdown.tsx";

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  context: { renderedAt: "2026-12-05T05:00:00.000Z" },
});

function countdownTo(startsAt: string) {
  return (
    <RouterContextProvider router={router}>
      <Countdown startsAt={startsAt} />
    </RouterContextProvider>
  );
}

function digits(): (string | null)[] {
  return screen.getAllByRole("definition").map(({ textContent }) => textContent);
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

/** Half of the way round the arc is 42 from its middle to either side. */
function sunX(): number {
  return Number(document.querySelector("circle")?.getAttribute("cx"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-05T04:59:57.000Z") });
  startClock();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows days, hours, minutes and seconds in two digits, one second less each second", () => {
  render(countdownTo("2026-12-07T06:03:05.000Z"));
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "days",
    "hours",
    "minutes",
    "seconds",
  ]);
  expect(digits()).toEqual(["02", "01", "03", "08"]);
  pass(1_000);
  expect(digits()).toEqual(["02", "01", "03", "07"]);
});

it("stops at zero", () => {
  render(countdownTo("2026-12-05T05:00:00.000Z"));
  expect(digits()).toEqual(["00", "00", "00", "03"]);
  pass(3_000);
  expect(digits()).toEqual(["00", "00", "00", "00"]);
  pass(60_000);
  expect(digits()).toEqual(["00", "00", "00", "00"]);
});

it("shows all days of a party that is more than a hundred away", () => {
  render(countdownTo("2027-03-25T04:59:57.000Z"));
  expect(digits()).toEqual(["110", "00", "00", "00"]);
});

it("lets the sun climb in the last month", () => {
  const { rerender } = render(countdownTo("2027-03-25T05:00:00.000Z"));
  expect(sunX()).toBe(8);
  rerender(countdownTo("2026-12-20T04:59:57.000Z"));
  expect(sunX()).toBeCloseTo(50, 0);
  rerender(countdownTo("2026-12-01T05:00:00.000Z"));
  expect(sunX()).toBe(92);
});

it("is written by the server with its own time", () => {
  const html = renderToString(countdownTo("2026-12-05T06:00:00.000Z"));
  expect(html.match(/>(\d\d)</g)).toEqual([">00<", ">01<", ">00<", ">00<"]);
});
