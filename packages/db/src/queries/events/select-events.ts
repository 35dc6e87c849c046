import { eventFieldColumns } from "@before-ten/contracts/events/field-table";
import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { publicVenueStatus } from "@before-ten/contracts/venues/rules";
import { venueNoteNames } from "@before-ten/contracts/venues/notes";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { hasStatus } from "./visibility.ts";

/** Every column except the search text, with its poster's data, its series and published venue. */
export function selectEvents(db: Db) {
  return db
    .selectFrom("events")
    .leftJoin("images", "images.id", "events.poster_id")
    .leftJoin("venues", (join) =>
      join.onRef("venues.id", "=", "events.venue_id").on("venues.status", "=", publicVenueStatus),
    )
    .leftJoin("event_series", "event_series.id", "events.series_id")
    .select([
      "events.id",
      "events.location_label",
      "events.starts_at",
      "events.ends_at",
      "events.poster_alt",
      ...eventFieldColumns.map((column) => `events.${column}` as const),
      "events.disruption",
      "events.disruption_reason",
      "events.disrupted_at",
      "events.previous_start_date",
      "events.previous_end_date",
      "events.previous_start_time",
      "events.previous_end_time",
      "events.previous_starts_at",
      "events.previous_ends_at",
      "events.previous_location",
      "events.day_notice",
      "events.day_notice_for",
      "events.sequence",
      "events.version",
      "events.series_id",
      "events.series_own_fields",
      "events.created_at",
      "events.updated_at",
      "images.width as poster_width",
      "images.height as poster_height",
      "images.widths as poster_widths",
      "images.formats as poster_formats",
      "images.preview as poster_preview",
      "images.darkest as poster_darkest",
      "venues.slug as venue_slug",
      "venues.name as venue_name",
      ...venueNoteNames.map((name) => `venues.${name} as venue_${name}` as const),
      "event_series.slug as series_slug",
      "event_series.name as series_name",
    ]);
}

/** Public ones of the events that posts refer to, unordered. */
export function listNamedEvents(db: Db, ids: readonly string[]) {
  return selectEvents(db)
    .where("events.id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(hasStatus(publicStatuses))
    .execute();
}
