import type { SeriesKey } from "@before-ten/db/queries/series/series";
import { validate as isUuid } from "uuid";

/** What calls name a series by: an id, or else a slug. No series has the empty one. */
export function seriesKeyOf(key: string): SeriesKey {
  if (isUuid(key)) return { id: key };
  return { slug: /^[a-z\d-]+$/.test(key) ? key : "" };
}
