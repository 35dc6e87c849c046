import { eventGoingOn, eventStartingSoon } from "./around-now.ts";
import type { DemoEvent } from "./demo-event.ts";
import { pastEvent, upcomingEvent } from "./event-days.ts";
import { laterWeeksListings } from "./later-weeks.ts";
import { nextWeeksListings } from "./next-weeks.ts";
import { pastListings } from "./past.ts";
import { seriesEvents } from "./series.ts";

/**
 * A year of the club around a moment: past parties for the gallery, one on now, one about to start,
 * three months to come.
 */
export function demoEvents(now: Date): DemoEvent[] {
  return [
    eventGoingOn(now),
    eventStartingSoon(now),
    ...[...nextWeeksListings, ...laterWeeksListings].map((listing) => upcomingEvent(listing, now)),
    ...seriesEvents(now),
    ...pastListings.map((listing) => pastEvent(listing, now)),
  ];
}
