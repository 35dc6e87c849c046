import type { SeriesKey } from "@before-ten/db/queries/series/series";
import { validate as isUuid } from "uuid";

/** What calls name a series by: an id, or else a slug. */
export function seriesKeyOf(key: string): SeriesKey {
  return isUuid(key) ? { id: key } : { slug: withoutNul(key) };
}

/** PostgreSQL takes no such character, and no slug has one. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
