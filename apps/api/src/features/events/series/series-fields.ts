import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";

/** The columns that tie an event to its series. */
export type SeriesColumns = Pick<EventColumns, "series_id" | "series_own_fields">;

/** For an event without a series. */
export const noSeries: SeriesColumns = { series_id: null, series_own_fields: [] };

export function presentEventSeries(row: EventRow): EveryKey<PublicEvent["series"]> {
  const { series_id: id, series_slug: slug, series_name: name } = row;
  return id === null || slug === null || name === null ? null : { id, slug, name };
}
