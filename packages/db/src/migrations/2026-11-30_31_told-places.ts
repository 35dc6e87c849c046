import { type Kysely, sql } from "kysely";

/** What search engines were told of venues and cities by IndexNow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table told_places (
      -- Of the page.
      path text primary key,
      -- Differs if what the page shows has changed.
      state text not null
    );
    -- False until the places of that time are stored: engines find them by the sitemap.
    alter table search_engine_state add column knows_places boolean not null default false;
  `.execute(db);
}
