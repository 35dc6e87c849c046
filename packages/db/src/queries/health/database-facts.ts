import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface DatabaseFacts {
  /** PostgreSQL's: `18.4`. */
  version: string;
  sizeBytes: number;
  /** Open to this database, by whomever, and how many the server takes in all. */
  connections: number;
  maxConnections: number;
  /** The name of the latest that has been run, and how many have. */
  latestMigration: string;
  migrations: number;
}

/** What an operator wants to know of the database; takes a few milliseconds. */
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
