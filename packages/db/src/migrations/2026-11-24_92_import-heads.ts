import { type Kysely, sql } from "kysely";

/** Finished imports still held the first rows of their files, with people's addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update imports set head = case
      when mapping -> 'hasNames' = 'true' and head <> '[]' then jsonb_build_array(head -> 0)
      else '[]'
    end
    where finished_at is not null
  `.execute(db);
}
