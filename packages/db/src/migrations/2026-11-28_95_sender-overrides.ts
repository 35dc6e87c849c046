import { type Kysely, sql } from "kysely";

/** Until when campaigns go out although the sender's health is red, by whose decision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sender_overrides (
      id uuid primary key default gen_random_uuid(),
      reason text not null,
      made_at timestamptz not null,
      until timestamptz not null,
      made_by uuid references users on delete set null
    );
    create index sender_overrides_until on sender_overrides (until);
    create index sender_overrides_made_by on sender_overrides (made_by);

    select keep_history('sender_overrides', 'override', '', '{made_at,made_by}');
  `.execute(db);
}
