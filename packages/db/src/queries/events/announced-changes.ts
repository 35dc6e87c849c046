import type { AnnouncedChange } from "@before-ten/contracts/events/disruption";
import type { EventRow } from "./events.ts";

/** What differs from the event's original announcement. */
export function announcedChanges(row: EventRow): AnnouncedChange[] {
  const isSameDay =
    row.previous_start_date === row.start_date && row.previous_end_date === row.end_date;
  return [
    ...(row.previous_starts_at === null ? [] : ([isSameDay ? "time" : "date"] as const)),
    ...(row.previous_location === null ? [] : (["place"] as const)),
  ];
}
