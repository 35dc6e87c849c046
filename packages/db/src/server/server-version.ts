import { sql } from "kysely";
import { createDatabase, type Db } from "../client.ts";

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

/**
 * How many of the server's connections are free, not counting those reserved for superusers.
 * PostgreSQL refuses any more than that, and requests fail as if it were down.
 */
export async function readConnectionsLeft(connectionString: string): Promise<number> {
  const db = createDatabase({ connectionString, maxConnections: 1 });
  try {
    const { rows } = await sql<{ left: number }>`
      select current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0)
        - (select count(*) from pg_stat_activity
            where backend_type = 'client backend' and pid <> pg_backend_pid()) as left`.execute(db);
    return rows[0]?.left ?? 0;
  } finally {
    await db.destroy();
  }
}
