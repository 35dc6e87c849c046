import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { NextParty } from "./next-party.tsx";

const now = new Date("2026-12-01T12:00:00.000Z");
const cancelled = eventOn("2026-12-05", {
  eventName: "Cancelled one",
  disruption: {
    kind: "cancelled",
    reason: "The roof leaks.",
    since: "2026-11-20T09:30:00.000Z",
    changes: [],
    previousDates: null,
    previousLocation: null,
  },
});

it("shows the next party that isn't cancelled", () => {
  const begun = eventOn("2026-12-01", { startsAt: now.toISOString() });
  const upcoming = [begun, cancelled, eventOn("2026-12-12"), eventOn("2026-12-19")];
  render(<NextParty upcoming={upcoming} now={now} />);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(screen.getByText(/Saturday 12 December 2026/)).toBeDefined();
});

it.each([[undefined], [[]], [[cancelled]]])("of %o shows nothing", (upcoming) => {
  const { container } = render(<NextParty upcoming={upcoming} now={now} />);
  expect(container.innerHTML).toBe("");
});
