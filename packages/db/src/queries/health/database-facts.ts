import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface DatabaseFacts {
  /** PostgreSQL's version: `18.4`. */
  version: string;
  sizeBytes: number;
  /** Open connections to this database, by any client, and the server's limit. */
  connections: number;
  maxConnections: number;
  /** The name of the latest migration, and their number. */
  latestMigration: string;
  migrations: number;
}

/** Facts about the database for operators; takes a few milliseconds. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as "sizeBytes",
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections",
      (select coalesce(max(name), '') from kysely_migration) as "latestMigration",
      (select count(*) from kysely_migration) as migrations`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("PostgreSQL says nothing of itself");
  return facts;
}
