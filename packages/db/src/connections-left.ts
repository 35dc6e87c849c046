import { sql } from "kysely";
import { createDatabase } from "./client.ts";

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
