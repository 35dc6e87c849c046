import { sql } from "kysely";
import type { Db } from "../client.ts";

/** Lets inserts into a table fail for one value of a column. Returns what ends that. */
export async function failInserts(
  db: Db,
  { table, column, value }: { table: string; column: string; value: string },
): Promise<() => Promise<unknown>> {
  const trigger = sql.id(`fail_${table}`);
  await sql`
    create or replace function fail_insert() returns trigger language plpgsql as
      $$ begin raise 'no row for this one'; end $$;
    create trigger ${trigger} before insert on ${sql.table(table)} for each row
      when (new.${sql.id(column)}::text = ${sql.lit(value)}) execute function fail_insert();
  `.execute(db);
  return () => sql`drop trigger ${trigger} on ${sql.table(table)}`.execute(db);
}
