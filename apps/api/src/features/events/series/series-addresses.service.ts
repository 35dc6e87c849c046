import { seriesPath } from "@before-ten/contracts/feeds/paths";
import {
  listSeriesAddresses,
  listSeriesAddressParts,
} from "@before-ten/db/queries/series/series-addresses";
import type { Deps } from "../../../deps.ts";

/** The addresses of public series, for the sitemap. */
export function seriesAddresses({ db }: Pick<Deps, "db">) {
  return {
    listParts: (size: number) => listSeriesAddressParts(db, size),
    list: async (slice: { size: number; part: number }) =>
      (await listSeriesAddresses(db, slice)).map(({ slug, updated_at: updatedAt }) => ({
        path: seriesPath(slug),
        updatedAt,
      })),
  };
}
