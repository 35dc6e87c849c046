import { type Kysely, sql } from "kysely";

/** Links by which somebody who isn't signed in reads a post as it is stored, a draft too. */
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
