import { type Kysely, sql } from "kysely";

/** Whose a taken mail is, so that those of a process that was killed are free at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The name of the process's connections, as pg_stat_activity has it.
    alter table campaign_recipients add column taken_by text
  `.execute(db);
}
