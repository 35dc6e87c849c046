import type { Db } from "../../client.ts";

/** Every column but the text that search reads, with what its poster needs and its series. */
export function selectEvents(db: Db) {
  return db
    .selectFrom("events")
    .leftJoin("images", "images.id", "events.poster_id")
    .leftJoin("event_series", "event_series.id", "events.series_id")
    .select([
      "events.id",
      "events.event_name",
      "events.description",
      "events.location",
      "events.location_label",
      "events.country",
      "events.start_date",
      "events.end_date",
      "events.start_time",
      "events.end_time",
      "events.starts_at",
      "events.ends_at",
      "events.time_zone",
      "events.poster_id",
      "events.poster_alt",
      "events.music_genres",
      "events.ticket_amount",
      "events.ticket_currency",
      "events.redirect_url",
      "events.capacity",
      "events.unlimited_capacity",
      "events.registrations",
      "events.availability",
      "events.on_sale_from",
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
      "events.sequence",
      "events.series_id",
      "events.series_own_fields",
      "events.featured",
      "events.status",
      "events.created_at",
      "events.updated_at",
      "images.width as poster_width",
      "images.height as poster_height",
      "images.widths as poster_widths",
      "images.formats as poster_formats",
      "images.preview as poster_preview",
      "event_series.slug as series_slug",
      "event_series.name as series_name",
    ]);
}
