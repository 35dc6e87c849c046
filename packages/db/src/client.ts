import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, types } from "pg";
import { withKeptPlans } from "./kept-plans.ts";
import type { DB as Database } from "./schema.ts";

/** A database or a transaction: every query function takes either as its first argument. */
export type Db = Kysely<Database>;

interface DatabaseSettings {
  connectionString: string;
  maxConnections?: number;
}

const connectTimeoutMs = 3_000;
/** A query this slow is a fault; it must not hold a connection of the pool for longer. */
const statementTimeoutMs = 15_000;

export function createDatabase({ connectionString, maxConnections = 10 }: DatabaseSettings): Db {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    types: { getTypeParser },
  });
  // An idle connection that the server closed is replaced by the pool with the next query.
  pool.on("error", () => undefined);
  // One in use tells its query too, but a client's "error" that nobody hears would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: withKeptPlans(pool) }) });
}

/** Rejects when PostgreSQL doesn't answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** PostgreSQL's calendar days stay text: pg would make them midnight of the server's own zone. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  if (oid === types.builtins.DATE) return String;
  if (oid === types.builtins.INT8) return Number;
  return types.getTypeParser(oid, format);
}
