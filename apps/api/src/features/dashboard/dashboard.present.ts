import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import type { NextEvent } from "@before-ten/contracts/dashboard/output";
import { availabilityOf } from "@before-ten/contracts/events/availability";
import { timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import { announcedChanges } from "@before-ten/db/queries/events/announced-changes";
import { shownDayNotice } from "@before-ten/db/queries/events/day-notice";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { CalendarRow } from "@before-ten/db/queries/calendar/calendar";
import type { NextEventRow } from "@before-ten/db/queries/dashboard/dashboard";

export function presentNextEvent(row: NextEventRow, now: Date): EveryKey<NextEvent> {
  const places = {
    capacity: row.capacity,
    unlimitedCapacity: row.unlimited_capacity,
    registrations: row.registrations,
  };
  const onSaleFrom = row.on_sale_from?.toISOString() ?? null;
  const sale = { availabilitySetting: row.availability, onSaleFrom };
  return {
    id: row.id,
    eventName: row.event_name,
    country: row.country,
    place: row.location_label,
    startDate: presentDay(row.start_date),
    endDate: presentDay(row.end_date),
    startTime: row.start_time,
    endTime: row.end_time,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    timeZoneAbbreviation: timeZoneAbbreviation(
      { country: row.country, timeZone: row.time_zone },
      row.starts_at,
    ),
    ...places,
    availability: availabilityOf({ ...places, ...sale }, now),
    onSaleFrom,
    dayNotice: shownDayNotice(row, now),
    disruption: row.disruption,
    changes: announcedChanges(row),
    status: row.status,
    clicks: row.clicks,
  };
}

export function presentScheduled(row: CalendarRow): EveryKey<CalendarEntry> {
  return {
    day: row.day,
    time: row.time,
    timeZone: row.time_zone,
    at: row.at?.toISOString() ?? null,
    kind: row.kind,
    id: row.id,
    title: row.title,
    status: row.status,
    country: row.country,
    disruption: row.disruption,
    changes: announcedChanges(row),
  };
}

/** A calendar day as answers contain it. */
function presentDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}
