import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import { Client } from "pg";
import type { Db } from "../client.ts";
import { typeParsers } from "../type-parsers.ts";
import type { DB as Database } from "../schema.ts";

/** A single connection to PostgreSQL for work without time limits. */
export interface Session extends AsyncDisposable {
  client: Client;
  /** The same connection, for queries that take a database or a transaction. */
  db: Db;
}

const connectTimeoutMs = 10_000;

/**
 * The text form of values depends on these. With `row_security` off, a policy that would hide rows
 * causes an error.
 */
const settings = [
  "client_encoding to 'UTF8'",
  "datestyle to 'ISO, YMD'",
  "intervalstyle to 'postgres'",
  "timezone to 'UTC'",
  "extra_float_digits to 1",
  "bytea_output to 'hex'",
  "row_security to off",
  "statement_timeout to 0",
  "lock_timeout to 0",
  "idle_in_transaction_session_timeout to 0",
];

/** Connects without the time limits of request statements. */
export async function openSession(connectionString: string): Promise<Session> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: typeParsers,
  });
  // Callers waiting for an answer get the error too; without a listener, "error" would end the
  // process.
  client.on("error", () => undefined);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(settings.map((setting) => `set ${setting}`).join("; "));
  } catch (error) {
    await end();
    throw error;
  }
  return { client, db: databaseOn(client), [Symbol.asyncDispose]: end };
}

/** Kysely over this connection, within whatever transaction it is in. */
function databaseOn(client: Client): Db {
  const connection = new SessionConnection(client);
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: () => Promise.resolve(connection),
        end: () => Promise.resolve(),
      },
    }),
  });
}

class SessionConnection implements PostgresPoolClient {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new TypeError("Cursors are not supported");
    return this.#client.query(text, [...values]);
  }

  /** The connection stays open between statements. */
  release(): void {}
}
