import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import { preparedNameOf } from "./prepared-statements.ts";
import { DatabaseUnavailableError, translateDriverError } from "./unavailable.ts";

type OnUnavailable = (error: DatabaseUnavailableError) => void;

/**
 * The pool that Kysely takes its connections from. Every statement passes here on its way to
 * PostgreSQL: here it gets its name if it is a prepared one, a lost database becomes a
 * `DatabaseUnavailableError`, and a connection that didn't answer in time is destroyed.
 */
export function guardPool(pool: Pool, onUnavailable: OnUnavailable): PostgresPool {
  const translate = (error: unknown): Error => {
    const translated = translateDriverError(error);
    if (translated instanceof DatabaseUnavailableError) onUnavailable(translated);
    return translated;
  };
  return {
    options: pool.options,
    connect: async () => {
      try {
        return new GuardedClient(await pool.connect(), translate);
      } catch (error) {
        throw translate(error);
      }
    },
    end: () => pool.end(),
  };
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #translate: (error: unknown) => Error;
  /**
   * Why nothing may be sent on this connection any more: the next answer on it would be the one to
   * an earlier statement.
   */
  #givenUp: Error | undefined;

  constructor(client: PoolClient, translate: (error: unknown) => Error) {
    this.#client = client;
    this.#translate = translate;
  }

  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new TypeError("Cursors are not supported");
    return this.#send(text, [...values]);
  }

  async #send(text: string, values: unknown[]) {
    if (this.#givenUp !== undefined) throw this.#givenUp;
    const name = preparedNameOf(text);
    try {
      return await this.#client.query({ text, values, ...(name !== undefined && { name }) });
    } catch (error) {
      const translated = this.#translate(error);
      if (isUnanswered(error)) this.#givenUp = translated;
      if (error instanceof DatabaseError) await this.#untilReady();
      throw translated;
    }
  }

  /**
   * After an error PostgreSQL says what became of the transaction, sometimes in a later packet. An
   * empty statement waits for that.
   */
  async #untilReady(): Promise<void> {
    await this.#client.query("").catch((error: unknown) => {
      this.#givenUp = this.#translate(error);
    });
  }

  release(destroy = false): void {
    // The next user's statements would belong to it, or be refused where it has failed.
    const isInTransaction = ["T", "E"].includes(this.#client.getTransactionStatus() ?? "");
    this.#client.release(destroy || isInTransaction || this.#givenUp !== undefined);
  }
}

/** Recognises pg's `query_timeout` by its message, as the error has no code. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}
