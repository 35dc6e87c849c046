import { type Kysely, sql } from "kysely";

/** A receipt for the end of an event's sale. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type event_receipt_kind add value 'sale-ended' before 'places-return'`.execute(
    db,
  );
}
