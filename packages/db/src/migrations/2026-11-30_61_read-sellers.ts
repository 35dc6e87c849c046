import { type Kysely, sql } from "kysely";

/** A seller whose orders are read counts once all have been: half of them would reopen a party. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ticket_sellers add column is_complete boolean not null default true;
    update ticket_sellers set is_complete = false where kind = 'humanitix' and last_order_at is null;
  `.execute(db);
}
