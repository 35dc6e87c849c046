import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { guardPool } from "./guarded-pool.ts";
import type { DB as Database } from "./schema.ts";
import { typeParsers } from "./type-parsers.ts";
import type { DatabaseUnavailableError } from "./unavailable.ts";

/** A database or a transaction: every query function takes either as its first argument. */
export type Db = Kysely<Database>;

interface DatabaseSettings {
  connectionString: string;
  maxConnections?: number;
  /** How long it may take to get a connection from the pool, new or returned. */
  connectTimeoutMs?: number;
  /** How long a statement may take; 0: no limit. */
  statementTimeoutMs?: number;
  /** Called for every statement that failed because PostgreSQL was down or refused it. */
  onUnavailable?: (error: DatabaseUnavailableError) => void;
}

const defaultConnectTimeoutMs = 2_000;
/**
 * A statement slower than this fails, to free its pooled connection. Together with getting a
 * connection and the driver's own limit, it stays below the ten seconds after which a browser gives
 * up.
 */
const defaultStatementTimeoutMs = 5_000;
/** Extra time for PostgreSQL to report the timeout itself; after that it counts as silent. */
const silenceMs = 1_000;
/**
 * PostgreSQL ends a transaction that is idle for this long, so that a hanging process can't hold
 * its locks forever.
 */
const idleTransactionTimeoutMs = 60_000;
/** TCP keep-alive detects a peer that has vanished. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const processName = `before-ten ${randomUUID().slice(0, 13)}`;

const pools = new WeakMap<Db, Pool>();

export interface PoolState {
  /** Open connections, and how many of them are idle. */
  total: number;
  idle: number;
  /** Statements and transactions waiting for a connection. */
  waiting: number;
}

/** The pool's state of a database made by `createDatabase`; all zero for a transaction. */
export function poolStateOf(db: Db): PoolState {
  const pool = pools.get(db);
  if (pool === undefined) return { total: 0, idle: 0, waiting: 0 };
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

export function createDatabase({
  connectionString,
  maxConnections = 10,
  connectTimeoutMs = defaultConnectTimeoutMs,
  statementTimeoutMs = defaultStatementTimeoutMs,
  onUnavailable = () => undefined,
}: DatabaseSettings): Db {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    // Shows which process a connection belongs to, and so whether that process still lives.
    application_name: processName,
    ...keepAlive,
    types: typeParsers,
  });
  // The pool replaces an idle connection closed by the server with the next query.
  pool.on("error", () => undefined);
  // A connection in use reports errors to its query too, but an unhandled "error" of the client
  // would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const answerWithinMs = statementTimeoutMs === 0 ? undefined : statementTimeoutMs + silenceMs;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: guardPool(pool, { answerWithinMs, onUnavailable }) }),
  });
  pools.set(db, pool);
  return db;
}

/** Rejects if PostgreSQL doesn't answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
