import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import type { SeriesField, SeriesScope } from "@before-ten/contracts/series/rules";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { daysBetween, laterDay } from "@before-ten/contracts/shared/calendar-days";
import { wasCalledOff } from "../disruption/disruption-fields.ts";
import { type EventFields, type Sent, changedFields, storedFields } from "../event-fields.ts";
import { laterPromotion, laterSteps } from "../on-day.ts";
import { changedByHand, differingFields, ownFieldsOf, withCompanions } from "./own-fields.ts";

interface SeriesChange {
  /** Every date of the series. */
  rows: readonly EventRow[];
  /** One of them. */
  edited: EventRow;
  /** The sent fields of the edited date. */
  sent: Sent;
  withPoster: boolean;
  scope: SeriesScope;
  now: Date;
}

/** The plan for one date. */
export interface PlannedDate {
  row: EventRow;
  fields: EventFields;
  changes: SeriesField[];
  /**
   * Fields of the change that this date keeps: changed by hand here, or announced for a date that
   * is called off.
   */
  keeps: SeriesField[];
  /** The fields that no longer follow the series. */
  ownFields: string[];
}

interface PlannedUpdate {
  /** The dates in the scope, including unchanged ones and the edited one. */
  dates: PlannedDate[];
  /** How many in the scope stay unchanged because they are over. */
  ended: number;
  /** How many days the dates move. */
  shiftDays: number;
}

/**
 * Plans which dates change in what, also for the preview. New dates are a shift in days, so that
 * each date moves as far as the edited one.
 */
export function planUpdate(change: SeriesChange): PlannedUpdate {
  const { rows, edited, sent, scope, now } = change;
  const fields = changedFields(edited, sent, now);
  const posterId = change.withPoster ? "new" : undefined;
  const changes = differingFields(edited, fields, posterId);
  if (scope === "this") {
    const ownFields = changedByHand(edited, fields, posterId).series_own_fields;
    const date = { row: edited, fields, changes, keeps: [], ownFields };
    return { dates: [date], ended: 0, shiftDays: 0 };
  }
  const others = rows.filter(
    (row) =>
      row.id !== edited.id && (scope === "all" || row.starts_at.getTime() >= startOf(edited)),
  );
  const toCome = others.filter((row) => !isOver(row, now));
  const planned = [
    { row: edited, fields, changes, keeps: [], ownFields: stillOwn(edited, changes) },
    ...toCome.map((row) => planSibling(row, { edited, fields, changes })),
  ];
  return {
    dates: planned.toSorted((one, other) => startOf(one.row) - startOf(other.row)),
    ended: others.length - toCome.length,
    shiftDays: daysBetween(edited.start_date, fields.startDate),
  };
}

/** A party that was called off keeps the time and place that people were told. */
const announcedFields: readonly SeriesField[] = [
  "startDate",
  "endDate",
  "startTime",
  "endTime",
  "location",
  "country",
  "timeZone",
];

export function isOver(row: EventRow, now: Date): boolean {
  return hasEnded({ status: row.status, endsAt: row.ends_at.toISOString() }, now);
}

function planSibling(
  row: EventRow,
  { edited, fields, changes }: Pick<PlannedDate, "fields" | "changes"> & { edited: EventRow },
): PlannedDate {
  const own = ownFieldsOf(row);
  const stored = storedFields(row);
  const staying = new Set([...withCompanions(own), ...(wasCalledOff(row) ? announcedFields : [])]);
  const keeps = changes.filter((field) => staying.has(field));
  // One field of a group may not fit the other fields stored here.
  const followed = withCompanions(changes).filter((field) => !staying.has(field));
  const shifted = (from: string, to: string, day: string) => laterDay(day, daysBetween(from, to));
  const daysLater = daysBetween(edited.start_date, stored.startDate);
  const changed: EventFields = {
    ...stored,
    ...Object.fromEntries(
      followed.filter((field) => field !== "poster").map((field) => [field, fields[field]]),
    ),
    ...(followed.includes("startDate") && {
      startDate: shifted(edited.start_date, fields.startDate, stored.startDate),
    }),
    ...(followed.includes("endDate") && {
      endDate: shifted(edited.end_date, fields.endDate, stored.endDate),
    }),
    ...(followed.includes("priceSteps") && { priceSteps: laterSteps(fields, daysLater) }),
    ...(followed.includes("promotion") && { promotion: laterPromotion(fields, daysLater) }),
  };
  const posterId = followed.includes("poster") ? "new" : undefined;
  return {
    row,
    fields: changed,
    changes: differingFields(row, changed, posterId),
    keeps,
    ownFields: own,
  };
}

/**
 * A value set for all no longer counts as the date's own, except for its distance from the rule's
 * day.
 */
function stillOwn(edited: EventRow, changes: readonly SeriesField[]): SeriesField[] {
  const setForAll = withCompanions(changes);
  return ownFieldsOf(edited).filter(
    (field) => field === "startDate" || field === "endDate" || !setForAll.includes(field),
  );
}

function startOf(row: EventRow): number {
  return row.starts_at.getTime();
}
