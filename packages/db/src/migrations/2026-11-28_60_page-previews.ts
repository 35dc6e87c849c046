import { type Kysely, sql } from "kysely";

/** Links that let a reader without an account read a page as stored, as posts have them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_previews (
      page_id uuid primary key references all_pages on delete cascade,
      link_id uuid not null unique,
      expires_at timestamptz not null
    );
    create index page_previews_expires_at on page_previews (expires_at);
  `.execute(db);
}
