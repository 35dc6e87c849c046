import { sql } from "kysely";
import type { Db } from "../client.ts";

/** From this call on, writing to the table fails with a PostgreSQL error that quotes the row. */
export async function refuseEveryRow(db: Db, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} add constraint refuses_every_row check (false) not valid`.execute(
    db,
  );
}

/**
 * From this call on, updating a row of the table fails, while inserting one doesn't. Returns a
 * function that ends this.
 */
export async function refuseEveryChange(db: Db, table: string): Promise<() => Promise<void>> {
  await sql`
    create function refuse() returns trigger language plpgsql as
      $$begin raise exception 'no change is taken'; end$$
  `.execute(db);
  await sql`
    create trigger refuses before update on ${sql.table(table)}
    for each row execute function refuse()
  `.execute(db);
  return async () => {
    await sql`drop function refuse cascade`.execute(db);
  };
}
