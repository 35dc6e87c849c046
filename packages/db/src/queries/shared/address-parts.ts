import { type AliasableExpression, sql } from "kysely";
import type { Db } from "../../client.ts";

/** A part of a list of addresses that is too long for one file. */
export interface AddressPart {
  count: number;
  /** The latest change within it. */
  updated_at: Date;
}

/** Divides the rows, in the order of their ids, into parts of `size`. */
export function listAddressParts(
  db: Db,
  rows: AliasableExpression<{ id: string; updated_at: Date }>,
  size: number,
): Promise<AddressPart[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom(rows.as("address"))
        .select([
          "address.updated_at",
          sql<number>`(row_number() over (order by address.id) - 1) / ${size}::int`.as("part"),
        ])
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
