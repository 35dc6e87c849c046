import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Keys the server made for itself at its first start, so that all its processes share them.
    create table secrets (
      name text primary key,
      value bytea not null,
      created_at timestamptz not null default now()
    );
  `.execute(db);
}
