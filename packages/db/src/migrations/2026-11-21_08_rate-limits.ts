import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      -- The limit's name and who is counted, as a hash: no address is kept.
      key text primary key,
      hits integer not null,
      resets_at timestamptz not null
    );
    create index rate_limits_resets_at on rate_limits (resets_at);
  `.execute(db);
}
