import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key,
      name text not null,
      -- The secret's beginning, by which its owner tells it from others.
      hint text not null,
      -- SHA-256 of the secret its owner holds: who reads this table can't call with it.
      key_hash text not null unique,
      scopes text[] not null check (
        cardinality(scopes) > 0
        and scopes <@ array['read', 'events:write', 'subscribers:write']
      ),
      created_by uuid not null references users on delete cascade,
      created_at timestamptz not null,
      -- To the minute.
      last_used_at timestamptz
    );
    create index api_keys_created_by on api_keys (created_by);
  `.execute(db);
}
