import type { SeriesKey } from "@before-ten/db/queries/series/series";
import { validate as isUuid } from "uuid";

/** How calls name a series: by id, or else by slug. No series has an empty slug. */
export function seriesKeyOf(key: string): SeriesKey {
  if (isUuid(key)) return { id: key };
  return { slug: /^[a-z\d-]+$/.test(key) ? key : "" };
}
