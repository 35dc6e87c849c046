import { type Kysely, sql } from "kysely";

/** A ticket page that says otherwise than the orders is a finding. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type ticket_page_field add value 'orders'`.execute(db);
}
