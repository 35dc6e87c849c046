import type { CreateEvent } from "@before-ten/contracts/events/input";
import type { Db } from "@before-ten/db/client";
import { insertEvents } from "@before-ten/db/queries/events/admin-events";
import type { Deps } from "../../deps.ts";
import { requireStartOfSale } from "./admin-events.service.ts";
import { undisrupted } from "./disruption-fields.ts";
import { columnsOf, newFields } from "./event-fields.ts";
import { noSeries } from "./series/series-fields.ts";

/** Stores imported events without posters, in the transaction that notes them as imported. */
export async function insertImportedEvents(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  events: readonly { id: string; event: CreateEvent }[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ id, event }) => {
    const fields = newFields(event);
    requireStartOfSale(fields);
    return {
      id,
      ...columnsOf(fields),
      poster_id: null,
      poster_alt: "",
      ...undisrupted,
      ...noSeries,
    };
  });
  await insertEvents(trx, rows, clock.now());
}
