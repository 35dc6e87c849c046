import { sql } from "kysely";
import type { Db } from "../../client.ts";
import type { AddressPart } from "../events/event-addresses.ts";
import { visibleToPublic } from "./posts.ts";

/** What visitors may see in parts of `size`, oldest first. */
export async function listPostAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("blog_posts")
        .select([
          "updated_at",
          sql<number>`(row_number() over (order by id) - 1) / ${size}::int`.as("part"),
        ])
        .where(visibleToPublic)
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
export function listPostAddresses(
  db: Db,
  { size, part }: { size: number; part: number },
): Promise<{ slug: string; updated_at: Date }[]> {
  return db
    .selectFrom("blog_posts")
    .select(["slug", "updated_at"])
    .where(visibleToPublic)
    .orderBy("id")
    .limit(size)
    .offset(size * part)
    .execute();
}
