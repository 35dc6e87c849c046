import { type Kysely, sql } from "kysely";

/** How many mails bounced or were complained about, as of the latest check of the sender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sender_health add column rates jsonb not null default '[]'`.execute(db);
}
