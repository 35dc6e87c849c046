import {
  listEventAddresses,
  listEventAddressParts,
} from "@before-ten/db/queries/events/event-addresses";
import type { Deps } from "../../deps.ts";

/** Where visitors find events, ended ones too. */
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
