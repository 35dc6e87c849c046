import { meantUntil } from "@before-ten/contracts/shared/meant-instants";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import type { DB } from "../../schema.ts";

/** "sessions.expires_at" and every other column of its kind. */
type ExpiryColumn = {
  [Table in keyof DB]: `${Table}.${Extract<keyof DB[Table], "expires_at" | "absolute_expires_at">}`;
}[keyof DB];

/**
 * Makes rows written while the clock was ahead expire as if they were written now: those with
 * expiries further ahead than their table allows.
 * @param longest in milliseconds, by column
 */
export async function shortenExpiries(
  db: Db,
  now: Date,
  longest: Record<ExpiryColumn, number>,
): Promise<void> {
  for (const [path, longestMs] of Object.entries(longest)) {
    const [table = "", column = ""] = path.split(".");
    const expiry = sql.ref(column);
    await sql`
      update ${sql.table(table)} set ${expiry} = ${new Date(now.getTime() + longestMs)}
      where ${expiry} > ${meantUntil(now, longestMs)}
    `.execute(db);
  }
}
