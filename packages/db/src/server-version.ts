import { sql } from "kysely";
import type { Db } from "./client.ts";

const oldestMajor = 15;

/** PostgreSQL's major version: 15, 16 and so on. */
export async function readServerMajor(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  return Math.floor((rows[0]?.version ?? 0) / 10_000);
}

/** Throws a sentence if the server is too old for our statements. */
export async function refuseOldServer(db: Db): Promise<void> {
  const major = await readServerMajor(db);
  if (major >= oldestMajor) return;
  throw new Error(
    `DATABASE_URL leads to PostgreSQL ${major}, and Before Ten needs ${oldestMajor} or newer: upgrade that server, or name another one.`,
  );
}
