import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      name text not null,
      -- As the authenticator calls it, in base64url.
      credential_id text not null,
      -- In COSE's format. It checks signatures and makes none: no secret.
      public_key bytea not null,
      -- How often the authenticator says it signed; 0 for ever where it doesn't count.
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create unique index passkeys_credential_id on passkeys (credential_id);
    create index passkeys_user_id on passkeys (user_id);

    -- One that was used is deleted.
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      -- SHA-256; a code has 120 random bits.
      code_hash text not null,
      created_at timestamptz not null,
      primary key (user_id, code_hash)
    );

    create type passkey_purpose as enum ('register', 'sign_in', 'second_factor', 'confirm');

    create table passkey_challenges (
      -- SHA-256 of the challenge.
      id text primary key,
      purpose passkey_purpose not null,
      -- The session, or the sign-in waiting for its second step; empty for a sign-in by a passkey
      -- alone, of which nobody is known before.
      bound_to text not null,
      expires_at timestamptz not null
    );
    create index passkey_challenges_expires_at on passkey_challenges (expires_at);

    -- The password was right, the second factor is to follow.
    create table pending_sign_ins (
      -- SHA-256 of its token.
      id text primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index pending_sign_ins_user_id on pending_sign_ins (user_id);
    create index pending_sign_ins_expires_at on pending_sign_ins (expires_at);

    alter table sessions
      -- Its name for its owner: the hash of its token stays where it is.
      add column public_id uuid not null default gen_random_uuid(),
      add column device text,
      add column last_used_at timestamptz not null default now();
    update sessions set last_used_at = created_at;
    create unique index sessions_public_id on sessions (public_id);

    -- What owners choose for everybody.
    create table settings (
      name text primary key,
      value jsonb not null,
      updated_at timestamptz not null,
      updated_by uuid references users on delete set null
    );
  `.execute(db);
}
