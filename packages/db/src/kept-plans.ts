import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from "kysely";
import type { Pool, PoolClient } from "pg";

const mark = "/* keep plan */";

/**
 * For `modifyEnd` of a statement that may be slower to plan than to run. After five plans for the parameters at hand PostgreSQL
 * compares them with one for any: it keeps that for the connection where it reckons it no dearer, as in a table of some hundred
 * rows, and goes on planning otherwise. Name the columns: a connection whose statement suddenly answers another type of one
 * fails until it is closed.
 */
export const keepPlan = sql.raw(mark);

/** By text. PostgreSQL's word for them is prepared statements; each connection has its own under these names. */
const names = new Map<string, string>();

/** Kysely's driver gives a client text and parameters alone; a plan is kept under a name. */
export function withKeptPlans(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new NamingClient(await pool.connect()),
    end: () => pool.end(),
  };
}

class NamingClient implements PostgresPoolClient {
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new TypeError("Cursors are not supported");
    if (!text.endsWith(mark)) return this.#client.query(text, [...values]);
    return this.#client.query({ name: nameOf(text), text, values: [...values] });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `kept-${names.size + 1}`;
  names.set(text, name);
  return name;
}
