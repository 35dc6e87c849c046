import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { hasStatus } from "./events.ts";

/** A run of addresses, for lists that are too long for one file. */
export interface AddressPart {
  count: number;
  /** The last change of anything in it. */
  updated_at: Date;
}

/** What visitors may see, ended events too, in parts of `size`, oldest first. */
export async function listEventAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("events")
        .select([
          "updated_at",
          sql<number>`(row_number() over (order by id) - 1) / ${size}::int`.as("part"),
        ])
        .where(hasStatus(publicStatuses))
        .as("numbered"),
    )
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.max("numbered.updated_at").as("updated_at"),
    ])
    .groupBy("numbered.part")
    .orderBy("numbered.part")
    .execute();
}

/** One of these parts, the first being 0. */
export function listEventAddresses(
  db: Db,
  { size, part }: { size: number; part: number },
): Promise<{ id: string; updated_at: Date }[]> {
  return db
    .selectFrom("events")
    .select(["id", "updated_at"])
    .where(hasStatus(publicStatuses))
    .orderBy("id")
    .limit(size)
    .offset(size * part)
    .execute();
}
