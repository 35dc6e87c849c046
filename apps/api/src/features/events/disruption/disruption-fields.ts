import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { cityOf, locationLabel } from "@before-ten/contracts/events/location/location";
import type { Disruption, EventLocation } from "@before-ten/contracts/events/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";
import { announcedChanges } from "@before-ten/db/queries/events/announced-changes";
import type { EventRow } from "@before-ten/db/queries/events/events";

/** An event's disruption, in its row and in answers. */

export type PreviousDates = Pick<
  EventColumns,
  | "previous_start_date"
  | "previous_end_date"
  | "previous_start_time"
  | "previous_end_time"
  | "previous_starts_at"
  | "previous_ends_at"
>;

export type DisruptionColumns = PreviousDates &
  Pick<EventColumns, "disruption" | "disruption_reason" | "disrupted_at" | "previous_location">;

/** The columns of an event without a disruption. */
export const undisrupted: DisruptionColumns = {
  disruption: null,
  disruption_reason: null,
  disrupted_at: null,
  previous_start_date: null,
  previous_end_date: null,
  previous_start_time: null,
  previous_end_time: null,
  previous_starts_at: null,
  previous_ends_at: null,
  previous_location: null,
};

export function wasCalledOff({ disruption: kind }: EventRow): boolean {
  return isCalledOff(kind && { kind });
}

export function presentDisruption(row: EventRow): EveryKey<Disruption> | null {
  const { disruption: kind, disruption_reason: reason, disrupted_at: since } = row;
  if (kind === null || reason === null || since === null) return null;
  return {
    kind,
    reason,
    since: since.toISOString(),
    changes: announcedChanges(row),
    previousDates: presentPreviousDates(row),
    previousLocation: row.previous_location && presentLocation(row.previous_location, row.country),
  };
}

function presentPreviousDates({
  previous_start_date: startDate,
  previous_end_date: endDate,
  previous_start_time: startTime,
  previous_end_time: endTime,
  previous_starts_at: startsAt,
  previous_ends_at: endsAt,
}: EventRow): EveryKey<Disruption["previousDates"]> {
  if (!startDate || !endDate || !startTime || !startsAt || !endsAt) return null;
  return {
    startDate: presentDay(startDate),
    endDate: presentDay(endDate),
    startTime,
    endTime,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

/** A typed place has the city that its words name. */
export function presentLocation(location: EventLocation, country: string): EveryKey<EventLocation> {
  return {
    formatted: locationLabel(location),
    coordinates: location.coordinates,
    city: cityOf(location, countryOf(country).name),
    country: location.country,
    address: location.address,
  };
}

/** A calendar day is sent as its midnight in UTC. */
export function presentDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}
