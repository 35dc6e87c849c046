import { type Kysely, sql } from "kysely";

/** What the first start made, so that removing the demo club takes nothing of the club's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_rows (
      kind text not null,
      id text not null,
      -- As the row was made; one that a person has changed since is the club's own.
      version integer,
      updated_at timestamptz,
      primary key (kind, id)
    );
  `.execute(db);
}
