import type { Disruption } from "@before-ten/contracts/events/output";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../testing/event-on.ts";
import { EventBadges } from "./event-badges.tsx";

const cancelled: Disruption = {
  kind: "cancelled",
  reason: "The roof leaks.",
  since: "2026-12-01T09:30:00.000Z",
  changes: [],
  previousDates: null,
  previousLocation: null,
};

/** The party lasts from 16:00 to 22:00 UTC. */
it.each([
  [{ status: "active" }, "15:00", ["active"]],
  [{ status: "published" }, "17:00", ["published", "On now"]],
  [{ status: "active" }, "23:00", ["active", "Ended"]],
  [{ status: "completed" }, "23:00", ["completed"]],
  [{ status: "draft" }, "23:00", ["draft"]],
  [{ status: "published", disruption: cancelled }, "17:00", ["published", "Cancelled"]],
] as const)("the badges of %j at %s are %j", (changed, time, badges) => {
  const event = eventOn("2026-12-05", { availability: "on-sale", ...changed });
  const { container, unmount } = render(
    <EventBadges event={event} now={new Date(`2026-12-05T${time}:00Z`)} />,
  );
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(badges);
  expect(screen.getByText(badges[0])).toBeDefined();
  unmount();
});
