import { listAlbumAddresses, listAlbumAddressParts } from "@before-ten/db/queries/albums/albums";
import type { Deps } from "../../deps.ts";

/** The addresses of public albums, for the sitemap. */
export function albumAddresses({ db, clock }: Pick<Deps, "db" | "clock">) {
  return {
    listParts: (size: number) => listAlbumAddressParts(db, clock.now(), size),
    list: async (slice: { size: number; part: number }) =>
      (await listAlbumAddresses(db, clock.now(), slice)).map(({ id, updated_at: updatedAt }) => ({
        path: `/gallery/${id}`,
        updatedAt,
      })),
  };
}
