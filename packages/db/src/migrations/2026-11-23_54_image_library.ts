import { type Kysely, sql } from "kysely";

/** How admins find an image, and which images are kept although unused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table images
      -- What is put in where the image is chosen; what shows it already has a text of its own.
      add column alt text not null default '',
      -- As the uploaded file was called; empty for what we drew, and for older uploads.
      add column file_name text not null default '',
      -- When somebody uploaded it to the library: it stays until somebody deletes it there. Null:
      -- it was uploaded for an event, a post or a campaign, and goes with the last that shows it.
      add column library_since timestamptz;
    alter table images
      add column search_text text not null
        generated always as (searchable(alt, file_name)) stored;
    create index images_stored_at on images (stored_at desc, id);
  `.execute(db);
}
