import { type Kysely, sql } from "kysely";

export const accepted = {
  "all_blog_posts is written anew while everybody waits": "some thousand posts, some milliseconds",
  "all_blog_posts.category is text, was blog_category":
    "the release before reads and writes it as text",
  "blog_posts.category is text, was blog_category":
    "the release before reads and writes it as text",
};

/** Admins add categories, so the list of texts decides which there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table blog_posts;
    drop view blog_posts;
    alter table all_blog_posts alter column category type text using category::text;
    select refresh_live_views();
  `.execute(db);
}
