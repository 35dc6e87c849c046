import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type blog_category as enum ('events', 'music', 'lifestyle', 'community');
    create type blog_status as enum ('draft', 'published', 'archived');

    create table blog_posts (
      id uuid primary key,
      slug text not null unique,
      title text not null,
      excerpt text not null,
      content text not null,
      category blog_category not null,
      author text not null,
      read_time text not null default '5 min read',
      tags text[] not null default '{}',
      featured boolean not null default false,
      status blog_status not null default 'draft',
      -- Set when it is first published; stays through a later unpublish.
      published_at timestamptz,
      image_id text references images,
      image_alt text not null default '',
      views integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (status <> 'published' or published_at is not null)
    );
    create index blog_posts_published on blog_posts (published_at desc, id desc) where status = 'published';
    create index blog_posts_published_by_category on blog_posts (category, published_at desc, id desc)
      where status = 'published';
    create index blog_posts_tags on blog_posts using gin (tags);
    create index blog_posts_image_id on blog_posts (image_id);

    -- Names a post had before: their addresses redirect.
    create table blog_post_old_slugs (
      slug text primary key,
      post_id uuid not null references blog_posts on delete cascade
    );
    create index blog_post_old_slugs_post_id on blog_post_old_slugs (post_id);

    create table blog_post_daily_counts (
      post_id uuid not null references blog_posts on delete cascade,
      day date not null,
      views integer not null default 0,
      primary key (post_id, day)
    );
  `.execute(db);
}
