import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EventPhase as EventPhaseElement } from "./event-phase.element.ts";
import { EventPhase } from "./event-phase.tsx";
import { TicketGrid as TicketGridElement } from "./ticket-grid.element.ts";
import { TicketGrid } from "./ticket-grid.tsx";

customElements.define("event-phase", EventPhaseElement);
customElements.define("ticket-grid", TicketGridElement);

const event = {
  status: "active",
  startsAt: "2026-12-05T05:00:00.000Z",
  endsAt: "2026-12-05T11:00:00.000Z",
} as const;
const at = (time: string) => new Date(`2026-12-05T${time}.000Z`);

beforeEach(() => {
  vi.useFakeTimers({ now: at("04:59:58") });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(now: Date, status: "active" | "completed" = "active"): HTMLElement {
  const { container } = render(
    <EventPhase
      event={{ ...event, status }}
      now={now}
      upcoming={<i>soon</i>}
      running={<b>doors are open</b>}
      ended={null}
    />,
  );
  return container;
}

function passTo(time: string): void {
  vi.setSystemTime(at(time));
  vi.advanceTimersByTime(1_000);
}

it("goes through the phases while the page is open", () => {
  const container = show(at("04:59:00"));
  expect(container.textContent).toBe("soon");
  passTo("04:59:59");
  expect(container.textContent).toBe("doors are open");
  passTo("10:59:59");
  expect(container.textContent).toBe("");
  expect(container.querySelector("event-phase")?.getAttribute("phase")).toBe("ended");
});

it("starts with the server's phase, then switches to the current one", () => {
  expect(show(at("04:00:00")).textContent).toBe("soon");
  vi.setSystemTime(at("06:00:00"));
  expect(show(at("04:00:00")).textContent).toBe("doors are open");
  expect(show(at("12:00:00")).textContent).toBe("");
});

it("is over once admins complete it, whatever the time", () => {
  const container = show(at("04:00:00"), "completed");
  passTo("06:00:00");
  expect(container.textContent).toBe("");
});

it("keeps the previous phase's content if none is given", () => {
  const { container } = render(
    <EventPhase event={event} now={at("04:00:00")} upcoming={<i>12 left</i>} ended={<b>over</b>} />,
  );
  passTo("06:00:00");
  expect(container.textContent).toBe("12 left");
  passTo("11:00:00");
  expect(container.textContent).toBe("over");
});

it("removes a ticket when its party ends, and says so when it was the last", () => {
  render(
    <TicketGrid end={<a href="/events">More</a>} empty={<p>No upcoming events scheduled</p>}>
      <li data-ends-at={event.endsAt}>first</li>
      <li data-ends-at="2026-12-06T11:00:00.000Z">second</li>
    </TicketGrid>,
  );
  passTo("10:59:59");
  expect(screen.queryByText("first")).toBeNull();
  expect(screen.getByText("second")).toBeDefined();
  vi.setSystemTime(new Date("2026-12-06T11:00:00.000Z"));
  vi.advanceTimersByTime(1_000);
  expect(screen.getByText("No upcoming events scheduled")).toBeDefined();
  expect(screen.queryByText("More")).toBeNull();
});
