import { sql } from "kysely";
import type { Db } from "../client.ts";

/**
 * Simulates a restart of PostgreSQL: closes all connections to this database except the caller's.
 */
export async function closeOtherConnections(db: Db): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}

/** Resolves once this many connections to this database wait for a lock. */
export async function untilWaitingForLocks(db: Db, connections: number): Promise<void> {
  let waiting = 0;
  while (waiting < connections) {
    // Inside a transaction the view would otherwise keep its first result.
    await sql`select pg_stat_clear_snapshot()`.execute(db);
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    waiting = rows[0]?.waiting ?? 0;
  }
}
