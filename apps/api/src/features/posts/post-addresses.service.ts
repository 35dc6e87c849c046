import {
  listPostAddresses,
  listPostAddressParts,
} from "@before-ten/db/queries/posts/post-addresses";
import type { Deps } from "../../deps.ts";

/** The addresses of public posts, for the sitemap. */
export function postAddresses({ db }: Pick<Deps, "db">) {
  return {
    listParts: (size: number) => listPostAddressParts(db, size),
    list: async (slice: { size: number; part: number }) =>
      (await listPostAddresses(db, slice)).map(({ slug, updated_at: updatedAt }) => ({
        path: `/blog/${slug}`,
        updatedAt,
      })),
  };
}
