import { demoEvents } from "@before-ten/demo/events/demo-events";
import { timeZoneOf } from "@before-ten/demo/events/venues";
import { demoPoster } from "@before-ten/demo/seed-demo";
import { eventInstants } from "@before-ten/contracts/events/instants";
import { dealMotifs } from "@before-ten/drawing/posters/motif-names";
import { expect, it } from "vitest";

const dayMs = 86_400_000;
const days = Array.from(
  { length: 40 },
  (_, index) => new Date(Date.parse("2026-01-01T05:00:00Z") + index * 18.37 * dayMs),
);

it.each(days)("gives the next twelve parties of the demo twelve motifs, from %s on", (now) => {
  const events = demoEvents(now).filter(({ hasPoster }) => hasPoster);
  const motifs = dealMotifs(events.map(demoPoster));
  const next = events
    .map((event, index) => ({
      ...eventInstants({ ...event, timeZone: timeZoneOf(event.venue) }),
      isPublic: event.status !== "draft",
      motif: motifs[index],
    }))
    .filter(({ isPublic, endsAt }) => isPublic && endsAt > now)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, 12)
    .map(({ motif }) => motif);
  expect(next).toHaveLength(12);
  expect([...new Set(next)]).toEqual(next);
});
