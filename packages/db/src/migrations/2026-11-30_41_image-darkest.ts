import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The colour behind a poster on its party's page. Null for a transparent image, and for those
    -- stored until now.
    alter table images add column darkest text check (darkest ~ '^#[0-9a-f]{6}$');
  `.execute(db);
}
