import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inSight, showInSight } from "../../../../testing/in-sight.ts";
import { CountDown } from "./countdown.element.ts";
import { Countdown, SaleCountdown } from "./countdown.tsx";

customElements.define("count-down", CountDown);

const now = new Date("2026-12-05T04:59:57.000Z");

function countdownTo(startsAt: string, renderedAt = now) {
  return <Countdown event={{ startsAt, endTime: "22:00" }} now={renderedAt} />;
}

function digits(): (string | null)[] {
  return screen.getAllByRole("definition").map(({ textContent }) => textContent);
}

/** Half-way round, the sun is 42 units from the arc's centre. */
function sunX(): number {
  return Number(document.querySelector("circle")?.getAttribute("cx"));
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  inSight();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows days, hours, minutes and seconds with two digits, counting down every second", () => {
  render(countdownTo("2026-12-07T06:03:05.000Z"));
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "days",
    "hours",
    "minutes",
    "seconds",
  ]);
  expect(digits()).toEqual(["02", "01", "03", "08"]);
  vi.advanceTimersByTime(1_000);
  expect(digits()).toEqual(["02", "01", "03", "07"]);
});

it("stops at zero and says until when the party is on", () => {
  render(countdownTo("2026-12-05T05:00:00.000Z"));
  expect(digits()).toEqual(["00", "00", "00", "03"]);
  const onNow = screen.getByText("On now until 10:00 PM");
  expect(onNow.hidden).toBe(true);
  vi.advanceTimersByTime(3_000);
  expect(digits()).toEqual(["00", "00", "00", "00"]);
  expect(onNow.hidden).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(digits()).toEqual(["00", "00", "00", "00"]);
});

it("counts down to the sale of the tickets, and then leads to them", () => {
  const event = { id: "7", startsAt: "2026-12-07T05:00:00.000Z", endTime: "22:00" };
  const { rerender } = render(
    <SaleCountdown event={{ ...event, onSaleFrom: "2026-12-05T05:00:00.000Z" }} now={now} />,
  );
  expect(screen.getByText("Tickets go on sale in")).toBeTruthy();
  expect(digits()).toEqual(["00", "00", "00", "03"]);
  expect(screen.queryByRole("link")).toBeNull();
  vi.advanceTimersByTime(3_000);
  const link = screen.getByRole("link", { name: "On sale now: get tickets" });
  expect(link.getAttribute("href")).toBe("/events/7");
  rerender(<SaleCountdown event={{ ...event, onSaleFrom: null }} now={now} />);
  expect(screen.queryByText("Tickets go on sale in")).toBeNull();
  expect(digits()).toEqual(["02", "00", "00", "00"]);
});

it("shows all days of a party that is more than a hundred days away", () => {
  render(countdownTo("2027-03-25T04:59:57.000Z"));
  expect(digits()).toEqual(["110", "00", "00", "00"]);
});

it.each([
  ["2027-03-25T05:00:00.000Z", 8],
  ["2026-12-20T04:59:57.000Z", 50],
  ["2026-12-01T05:00:00.000Z", 92],
])("lets the sun climb in the last month: before %s it stands at %i", (startsAt, x) => {
  render(countdownTo(startsAt));
  expect(sunX()).toBeCloseTo(x, 0);
});

it("is rendered by the server with its own time, and corrected once it is alive", () => {
  const rendered = countdownTo("2026-12-05T06:00:00.000Z", new Date("2026-12-05T04:59:00.000Z"));
  expect(renderToString(rendered).match(/>(\d\d)</g)).toEqual([">00<", ">01<", ">01<", ">00<"]);
  render(rendered);
  expect(digits()).toEqual(["00", "01", "00", "03"]);
});

it("stops while invisible, and once it is removed", () => {
  const { unmount } = render(countdownTo("2026-12-05T06:00:00.000Z"));
  showInSight(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5_000);
  expect(digits()).toEqual(["00", "01", "00", "03"]);
  showInSight(true);
  expect(digits()).toEqual(["00", "00", "59", "58"]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
