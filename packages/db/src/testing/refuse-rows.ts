import { sql } from "kysely";
import type { Db } from "../client.ts";

/** From now on writing to this table fails, and PostgreSQL's error quotes the row. */
export async function refuseEveryRow(db: Db, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} add constraint refuses_every_row check (false) not valid`.execute(
    db,
  );
}
