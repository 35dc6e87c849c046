import { type Kysely, sql } from "kysely";

/** Links that let a reader without an account read a post as stored, even a draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blog_post_previews (
      -- A post has one link at most: a new one takes the place of the one before.
      post_id uuid primary key references all_blog_posts on delete cascade,
      -- What the link's token names. It opens nothing without our signature, which isn't stored.
      link_id uuid not null unique,
      expires_at timestamptz not null
    );
    create index blog_post_previews_expires_at on blog_post_previews (expires_at);
  `.execute(db);
}
