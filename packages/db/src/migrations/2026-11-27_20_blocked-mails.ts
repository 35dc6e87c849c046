import { type Kysely, sql } from "kysely";

/** A mail whose sender or content was rejected says nothing about the recipient's mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table campaign_recipients add column blocked boolean not null default false
  `.execute(db);
}
