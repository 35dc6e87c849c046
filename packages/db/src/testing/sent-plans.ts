import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { openPlainPool } from "./plain-pool.ts";

/** PostgreSQL's plans for the statements `work` sends, under the settings it makes. */
export async function plansSentBy(
  connectionString: string,
  work: (db: Db) => Promise<unknown>,
): Promise<string> {
  const sent: CompiledQuery[] = [];
  const pool = openPlainPool(connectionString);
  const watched = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  await work(watched);
  const client = await pool.connect();
  await client.query("begin");
  const plans: string[] = [];
  for (const { sql: text, parameters } of sent) {
    if (text.includes("set_config")) await client.query(text, [...parameters]);
    if (!/^\s*(with|select)\b/.test(text)) continue;
    const { rows } = await client.query(`explain ${text}`, [...parameters]);
    plans.push(...rows.map((row) => row["QUERY PLAN"]));
  }
  client.release(true);
  await watched.destroy();
  return plans.join("\n");
}
