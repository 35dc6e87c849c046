import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type user_role as enum ('admin', 'user');

    create table users (
      id uuid primary key,
      name text not null,
      email text not null,
      role user_role not null default 'user',
      password_hash text not null,
      email_verified_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index users_email on users (lower(email));

    create table sessions (
      -- SHA-256 of the token the browser holds: who reads this table can't sign in with it.
      id text primary key,
      user_id uuid not null references users on delete cascade,
      -- Moves on with use; absolute_expires_at does not.
      expires_at timestamptz not null,
      absolute_expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
    create index sessions_user_id on sessions (user_id);
    create index sessions_expires_at on sessions (expires_at);

    create type auth_token_kind as enum ('reset_password', 'verify_email');

    create table auth_tokens (
      token_hash text primary key,
      kind auth_token_kind not null,
      user_id uuid not null references users on delete cascade,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index auth_tokens_user_id on auth_tokens (user_id);
  `.execute(db);
}
