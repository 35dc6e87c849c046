import { type Kysely, sql } from "kysely";

/** What an admin may do, and invitations to become one. Existing admins may do everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type admin_role as enum ('owner', 'editor', 'newsletter', 'viewer');

    alter table users add column admin_role admin_role;
    update users set admin_role = 'owner' where role = 'admin';
    alter table users add constraint users_admin_role
      check ((role = 'admin') = (admin_role is not null));

    create table invitations (
      id uuid primary key,
      email text not null,
      admin_role admin_role not null,
      -- An invitation is worth what its sender is: it goes with their account.
      invited_by uuid not null references users on delete cascade,
      invited_at timestamptz not null,
      -- Counted from its last mail on, once that is written.
      expires_at timestamptz not null
    );
    create unique index invitations_email on invitations (lower(email));
    create index invitations_invited_by on invitations (invited_by);

    create table invitation_tokens (
      -- SHA-256 of the token in a mail: who reads this table can't accept with it.
      token_hash text primary key,
      invitation_id uuid not null references invitations on delete cascade,
      expires_at timestamptz not null
    );
    create index invitation_tokens_invitation_id on invitation_tokens (invitation_id);
  `.execute(db);
}
