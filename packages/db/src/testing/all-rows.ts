import { sql } from "kysely";
import type { Db } from "../client.ts";

/** Every row of every table, including the queues', as JSON text. */
export async function textsOfAllRows(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const rows = tables
    .filter(({ isView }) => !isView)
    .map(async ({ schema = "public", name }) => {
      const query = sql<{ text: string }>`
        select to_jsonb(stored)::text as text from ${sql.table(`${schema}.${name}`)} stored`;
      return (await query.execute(db)).rows.map(({ text }) => text);
    });
  return (await Promise.all(rows)).flat();
}
