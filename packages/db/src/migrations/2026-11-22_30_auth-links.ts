import { type Kysely, sql } from "kysely";

/**
 * A link is requested in one transaction and mailed later, so the two are separate rows: a mail
 * sent twice has two tokens for one link, and neither the link nor the mail queue ever holds a
 * token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auth_links (
      id uuid primary key,
      kind auth_token_kind not null,
      user_id uuid not null references users on delete cascade,
      -- Where it is mailed to.
      email text not null,
      created_at timestamptz not null default now()
    );
    create index auth_links_user_id on auth_links (user_id);
    create index auth_links_created_at on auth_links (created_at);

    alter table auth_tokens add column link_id uuid;
    update auth_tokens set link_id = gen_random_uuid() where used_at is null;
    delete from auth_tokens where used_at is not null;
    insert into auth_links (id, kind, user_id, email, created_at)
      select link_id, kind, user_id, email, created_at from auth_tokens;
    alter table auth_tokens
      alter column link_id set not null,
      add foreign key (link_id) references auth_links on delete cascade,
      -- With it goes its index.
      drop column user_id,
      drop column kind,
      drop column email,
      -- A link that was used is deleted.
      drop column used_at;
    create index auth_tokens_link_id on auth_tokens (link_id);
  `.execute(db);
}
