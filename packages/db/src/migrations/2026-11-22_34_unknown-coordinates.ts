import { type Kysely, type QueryExecutorProvider, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await forgetNullIsland(db);
}

/**
 * Clients send `[0, 0]` for a typed place, although no venue is in the sea off Ghana. Unknown
 * coordinates become null.
 */
export async function forgetNullIsland(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update events set location = jsonb_set(location, '{coordinates}', 'null')
    where location -> 'coordinates' = '[0, 0]'
  `.execute(db);
}
