import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- AVIF and WebP exist in every width, JPEG in the largest alone. Pictures stored until now are WebP only.
    alter table images
      add column formats text[] not null default '{webp}'
        check ('webp' = any (formats) and formats <@ '{avif,webp,jpeg}');
    alter table images alter column formats drop default;

    -- Storing a picture again makes it fresh again: nothing refers to it until its event or post is saved too.
    alter table images rename column created_at to stored_at;
  `.execute(db);
}
