import { sql } from "kysely";
import type { Db } from "../client.ts";

/** What a restart of PostgreSQL does to everybody: the server closes all connections to this database but the caller's. */
export async function closeOtherConnections(db: Db): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}
