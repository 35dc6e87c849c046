import { type AliasableExpression, sql } from "kysely";
import type { Db } from "../../client.ts";

/** A run of addresses, for lists that are too long for one file. */
export interface AddressPart {
  count: number;
  /** The last change of anything in it. */
  updated_at: Date;
}

/** The runs of `size` that the rows make in the order of their ids. */
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
