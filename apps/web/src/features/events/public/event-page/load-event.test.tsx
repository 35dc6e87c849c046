import { TRPCClientError } from "@trpc/client";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { EventPage } from "./event-page.tsx";
import { loadEvent, relatedEvents } from "./load-event.ts";

it("shows an event's page without related events if its series and the list can't be read", async () => {
  const away = { ensureData: () => Promise.reject(new TRPCClientError("away")) };
  const event = eventOn("2026-12-05");
  const api = {
    events: { get: { ensureData: () => Promise.resolve(event) }, list: away },
    series: { get: away },
    albums: { covers: away },
  };
  const now = new Date("2027-01-01T12:00:00.000Z");
  expect(await loadEvent(api, event, now)).toBe(event);
  render(<EventPage event={event} related={[]} now={now} publicUrl="https://club.example" />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("First Saturday");
  expect(screen.queryByRole("heading", { name: "Other dates" })).toBeNull();
});

it("offers parties of the same country, then others, without duplicates or ones that are cancelled, on now or of the same series", () => {
  const alone = { series: null };
  const event = eventOn("2026-12-05");
  const near = [
    event,
    eventOn("2026-12-06"),
    eventOn("2026-12-07", {
      ...alone,
      disruption: {
        kind: "cancelled",
        reason: "The roof leaks.",
        since: "2026-11-20T09:30:00.000Z",
        changes: [],
        previousDates: null,
        previousLocation: null,
      },
    }),
    eventOn("2026-12-20", alone),
  ];
  const next = ["2026-12-08", "2026-12-09", "2026-12-10"].map((day) => eventOn(day, alone));
  const now = new Date("2026-12-08T16:00:00.000Z");
  const related = relatedEvents(event, [...near, ...near, ...next], now);
  expect(related.map(({ startDate }) => startDate.slice(0, 10))).toEqual([
    "2026-12-20",
    "2026-12-09",
    "2026-12-10",
  ]);
});
