import { type Kysely, sql } from "kysely";

/** Sites whose pages showed our list, and the latest day. Nothing of who saw it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table embedding_hosts (
      host text not null,
      -- Empty: the list of all countries.
      country text not null,
      seen_on date not null,
      primary key (host, country)
    )
  `.execute(db);
}
