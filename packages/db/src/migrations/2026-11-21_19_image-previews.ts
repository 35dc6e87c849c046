import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What stands in the picture's place until it is there, as a data: address. Null for a transparent picture, which it would
    -- shine through, and for those stored until now: they get one when they are stored again.
    alter table images add column preview text check (preview like 'data:image/webp;base64,%');
  `.execute(db);
}
