import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A picture we drew is kept as its drawing too.
    alter table images
      drop constraint images_formats_check,
      add constraint images_formats_check
        check ('webp' = any (formats) and formats <@ '{svg,avif,webp,jpeg}');
  `.execute(db);
}
