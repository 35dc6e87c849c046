import { Temporal } from "temporal-polyfill";
import type { DemoEvent, EventListing } from "./demo-event.ts";
import { type VenueKey, timeZoneOf } from "./venues.ts";

const isoWeekdays = { Friday: 5, Saturday: 6, Sunday: 7 };
/** Far enough from today that no zone and no hour of the day makes an event begin or end early. */
const marginDays = 3;
const hourMs = 3_600_000;
const announcedDaysAhead = 110;

export function upcomingEvent(listing: EventListing, now: Date): DemoEvent {
  const earliest = todayAt(listing, now).add({ days: marginDays });
  const untilWeekday = (isoWeekdays[listing.weekday] - earliest.dayOfWeek + 7) % 7;
  return eventOnDay(listing, earliest.add({ days: untilWeekday + 7 * listing.weeks }), now);
}

export function pastEvent(listing: EventListing, now: Date): DemoEvent {
  const latest = todayAt(listing, now).subtract({ days: marginDays });
  const sinceWeekday = (latest.dayOfWeek - isoWeekdays[listing.weekday] + 7) % 7;
  return eventOnDay(listing, latest.subtract({ days: sinceWeekday + 7 * listing.weeks }), now);
}

/** The local time at a venue at an instant. */
export function localTime(instant: Date, venue: VenueKey): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    timeZoneOf(venue),
  );
}

/** Further ahead than any of these parties, so that all were announced before today. */
export function announcedDay(startDay: Temporal.PlainDate): string {
  return startDay.subtract({ days: announcedDaysAhead }).toString();
}

function todayAt({ venue }: EventListing, now: Date): Temporal.PlainDate {
  return localTime(now, venue).toPlainDate();
}

export function eventOnDay(
  listing: EventListing,
  startDay: Temporal.PlainDate,
  now: Date,
): DemoEvent {
  const {
    weekday: _weekday,
    weeks: _weeks,
    days = 1,
    startTime = "16:00",
    endTime = "22:00",
    status = "published",
    featured = false,
    hasPoster = true,
    onSaleInDays,
    disruption,
    ...shared
  } = listing;
  return {
    ...shared,
    startDay: startDay.toString(),
    endDay: startDay.add({ days: days - 1 }).toString(),
    announcedDay: announcedDay(startDay),
    startTime,
    endTime,
    status,
    featured,
    hasPoster,
    ...(onSaleInDays !== undefined && { onSaleFrom: daysAfter(now, onSaleInDays) }),
    ...(disruption && { disruption: disruptionOf(disruption, startDay, now) }),
  };
}

function disruptionOf(
  { daysAgo, daysLater, ...said }: NonNullable<EventListing["disruption"]>,
  startDay: Temporal.PlainDate,
  now: Date,
): NonNullable<DemoEvent["disruption"]> {
  return {
    ...said,
    since: daysAfter(now, -daysAgo),
    ...(daysLater !== undefined && {
      previousStartDay: startDay.subtract({ days: daysLater }).toString(),
    }),
  };
}

/** On the full hour. */
function daysAfter(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / hourMs + 24 * days) * hourMs);
}
