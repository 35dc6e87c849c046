import { type Kysely, type QueryExecutorProvider, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await forgetNullIsland(db);
}

/**
 * `[0, 0]` is what clients send of a typed place: nobody dances in the sea off Ghana. Unknown
 * coordinates are null.
 */
export async function forgetNullIsland(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update events set location = jsonb_set(location, '{coordinates}', 'null')
    where location -> 'coordinates' = '[0, 0]'
  `.execute(db);
}
