import type { AnnouncedChange } from "@before-ten/contracts/events/disruption";
import type { EventRow } from "./events.ts";

export const announcedColumns = [
  "start_date",
  "end_date",
  "previous_start_date",
  "previous_end_date",
  "previous_starts_at",
  "previous_location",
] as const satisfies (keyof EventRow)[];

/** All null for something that isn't an event. */
export type AnnouncedRow = {
  [Column in (typeof announcedColumns)[number]]: EventRow[Column] | null;
};

/** What differs from the event's original announcement. */
export function announcedChanges(row: AnnouncedRow): AnnouncedChange[] {
  const isSameDay =
    row.previous_start_date === row.start_date && row.previous_end_date === row.end_date;
  return [
    ...(row.previous_starts_at === null ? [] : ([isSameDay ? "time" : "date"] as const)),
    ...(row.previous_location === null ? [] : (["place"] as const)),
  ];
}
