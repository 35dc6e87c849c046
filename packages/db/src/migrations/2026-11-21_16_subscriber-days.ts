import { type Kysely, sql } from "kysely";

/**
 * Rows are stored nearly in the order of their days, so finding the pages since a day takes a
 * millisecond, and of a word's many matches only the latest are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index subscribers_days on subscribers using brin (created_at)
      with (pages_per_range = 32, autosummarize = on);
  `.execute(db);
}
