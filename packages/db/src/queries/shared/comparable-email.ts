import { sql } from "kysely";
import type { Db } from "../../client.ts";

/**
 * Two addresses are the same when this is. PostgreSQL lowers a few letters otherwise than
 * JavaScript.
 */
export async function comparableEmail(db: Db, email: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`select lower(${email}::text) as email`.execute(db);
  return rows[0]?.email ?? email;
}
