import { type Kysely, sql } from "kysely";

/** Which process has taken a mail, so that those of a killed process are free at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The name of the process's connections, as pg_stat_activity has it.
    alter table campaign_recipients add column taken_by text
  `.execute(db);
}
