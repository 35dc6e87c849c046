import type { Availability } from "@before-ten/contracts/events/availability";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { v7 as uuidv7 } from "uuid";
import { daysBetween, laterDay } from "../calendar-days.ts";
import { undisrupted } from "../disruption-fields.ts";
import { type EventFields, columnsOf, storedFields } from "../event-fields.ts";

/** Availabilities that hold for every date's tickets, however many are sold. */
const lastingAvailabilities = new Set<Availability | null>(["free", "at-the-door"]);

/** The same party on another day; its end moves along. */
export function onDay(fields: EventFields, day: string): EventFields {
  const days = daysBetween(fields.startDate, day);
  return { ...fields, startDate: day, endDate: laterDay(fields.endDate, days) };
}

/**
 * Another date of a series, copied from a stored one: with its poster, without registrations and
 * disruption. A copy of an ended event becomes a draft.
 */
export function siblingOf(
  row: EventRow,
  day: string,
  seriesId: string,
): EventColumns & { id: string } {
  const fields = storedFields(row);
  const isLasting = lastingAvailabilities.has(row.availability);
  return {
    id: uuidv7(),
    ...columnsOf({
      ...onDay(fields, day),
      status: row.status === "completed" ? "draft" : row.status,
      registrations: 0,
      availability: isLasting ? row.availability : null,
      onSaleFrom: null,
      publishAt: null,
      takeDownAt: null,
    }),
    ...undisrupted,
    poster_id: row.poster_id,
    poster_alt: row.poster_alt,
    series_id: seriesId,
    series_own_fields: [],
  };
}
