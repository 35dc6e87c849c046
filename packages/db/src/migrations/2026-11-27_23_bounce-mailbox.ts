import { type Kysely, sql } from "kysely";

/** What the latest reading of the bounce mailbox left for a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bounce_mailbox (
      -- There is one row.
      id smallint primary key default 1 check (id = 1),
      read_at timestamptz not null,
      -- Mails in it that no program can read.
      flagged integer not null
    )
  `.execute(db);
}
