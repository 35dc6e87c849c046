import type { PublicEvent } from "@before-ten/contracts/events/output";
import { publicEvent } from "@before-ten/contracts/testing/public-event";

/** An event of a monthly series on that day, of which few tickets are left. */
export function eventOn(day: string, changed: Partial<PublicEvent> = {}): PublicEvent {
  return publicEvent({
    id: `0198c5ae-0000-7000-8000-0000${day.replaceAll("-", "")}`,
    eventName: "First Saturday",
    startDate: `${day}T00:00:00.000Z`,
    endDate: `${day}T00:00:00.000Z`,
    startsAt: `${day}T16:00:00.000Z`,
    endsAt: `${day}T22:00:00.000Z`,
    capacity: 200,
    registrations: 190,
    availability: "few-left",
    series: { id: "0198c5ae-0000-7000-8000-000000000000", slug: "first-saturday", name: "First" },
    ...changed,
  });
}
