import { type Kysely, sql } from "kysely";

/** What the latest check of the club as a sender of mail found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sender_health (
      -- There is one row.
      id smallint primary key default 1 check (id = 1),
      checked_at timestamptz,
      findings jsonb not null default '[]',
      -- What was seen of the latest check mail; nothing personal.
      mail jsonb,
      mail_seen_at timestamptz,
      -- In a header of the latest check mail: only that mail counts.
      check_mail_id uuid,
      check_mail_at timestamptz
    )
  `.execute(db);
}
