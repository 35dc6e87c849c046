import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { hasStatus } from "../events/visibility.ts";
import { type AddressPart, listAddressParts } from "../shared/address-parts.ts";

/** Public ones, in parts of `size`, oldest first. */
export function listSeriesAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectAddresses(db), size);
}

/** One of these parts, counted from 0. */
export function listSeriesAddresses(
  db: Db,
  { size, part }: { size: number; part: number },
): Promise<{ slug: string; updated_at: Date }[]> {
  return selectAddresses(db)
    .orderBy("event_series.id")
    .limit(size)
    .offset(size * part)
    .execute();
}

/** A series changes with each of its public dates. */
function selectAddresses(db: Db) {
  return db
    .selectFrom("event_series")
    .innerJoin("events", "events.series_id", "event_series.id")
    .where(hasStatus(publicStatuses))
    .groupBy("event_series.id")
    .select((eb) => [
      "event_series.id",
      "event_series.slug",
      sql<Date>`greatest(event_series.updated_at, ${eb.fn.max("events.updated_at")})`.as(
        "updated_at",
      ),
    ]);
}
