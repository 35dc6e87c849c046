import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import type { SeriesField, SeriesScope } from "@before-ten/contracts/series/rules";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { daysBetween, laterDay } from "../calendar-days.ts";
import { wasCalledOff } from "../disruption-fields.ts";
import { type EventFields, type Sent, changedFields, storedFields } from "../event-fields.ts";
import { changedByHand, differingFields, ownFieldsOf, withCompanions } from "./own-fields.ts";

interface SeriesChange {
  /** Every date of the series. */
  rows: readonly EventRow[];
  /** One of them. */
  edited: EventRow;
  /** What was written of it. */
  sent: Sent;
  withPoster: boolean;
  scope: SeriesScope;
  now: Date;
}

/** What becomes of one date. */
export interface PlannedDate {
  row: EventRow;
  fields: EventFields;
  changes: SeriesField[];
  /**
   * What the change is about, but was changed by hand on this date, or announced of one that is
   * called off.
   */
  keeps: SeriesField[];
  /** What it keeps to itself from now on. */
  ownFields: string[];
}

interface PlannedUpdate {
  /** Those in the scope, also where nothing changes; the edited one is among them. */
  dates: PlannedDate[];
  /** How many in the scope stay as they are because they are over. */
  ended: number;
  /** By how many days the dates move. */
  shiftDays: number;
}

/**
 * Which dates change in what, as it is shown before it is done. New dates are a shift in days, so
 * that each date moves by as much as the edited one.
 */
export function planUpdate(change: SeriesChange): PlannedUpdate {
  const { rows, edited, sent, scope, now } = change;
  const fields = changedFields(edited, sent);
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

/** When and where a party that was called off would have been stays as people were told. */
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
  // Half of what is only right together may not fit the other half that is stored here.
  const followed = withCompanions(changes).filter((field) => !staying.has(field));
  const shifted = (from: string, to: string, day: string) => laterDay(day, daysBetween(from, to));
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

/** What was set for all isn't its own any more; how far its day is from the rule still is. */
function stillOwn(edited: EventRow, changes: readonly SeriesField[]): SeriesField[] {
  const setForAll = withCompanions(changes);
  return ownFieldsOf(edited).filter(
    (field) => field === "startDate" || field === "endDate" || !setForAll.includes(field),
  );
}

function startOf(row: EventRow): number {
  return row.starts_at.getTime();
}
