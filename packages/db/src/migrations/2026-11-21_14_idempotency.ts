import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      -- A hash of who asked, for what, and the key they sent.
      key text primary key,
      -- A hash of what was sent, to tell a repetition from another request with the same key.
      fingerprint text not null,
      -- Null while the first request is being worked on.
      answer jsonb,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index idempotency_keys_expires_at on idempotency_keys (expires_at);
  `.execute(db);
}
