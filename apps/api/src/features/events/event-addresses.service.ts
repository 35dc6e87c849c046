import {
  listEventAddresses,
  listEventAddressParts,
} from "@before-ten/db/queries/events/event-addresses";
import type { Deps } from "../../deps.ts";

/** The addresses of public events, ended ones included, for the sitemap. */
export function eventAddresses({ db }: Pick<Deps, "db">) {
  return {
    listParts: (size: number) => listEventAddressParts(db, size),
    list: async (slice: { size: number; part: number }) =>
      (await listEventAddresses(db, slice)).map(({ id, updated_at: updatedAt }) => ({
        path: `/events/${id}`,
        updatedAt,
      })),
  };
}
