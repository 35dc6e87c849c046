import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, type Pool, type PoolClient, type QueryConfig, type QueryResult } from "pg";
import { actorText, currentReach } from "./actor.ts";
import { observed } from "./observed-work.ts";
import { preparedNameOf } from "./prepared-statements.ts";
import { type ReachSettings, everywhere } from "./reach-settings.ts";
import { DatabaseUnavailableError, UnansweredError, translateDriverError } from "./unavailable.ts";

interface Guard {
  /** How long PostgreSQL may be silent before a statement fails; undefined: no limit. */
  answerWithinMs: number | undefined;
  /** Called for every statement that failed because PostgreSQL was down or refused it. */
  onUnavailable: (error: DatabaseUnavailableError) => void;
}

/**
 * The pool from which Kysely takes its connections. Every statement passes through here: prepared
 * ones get their name, a lost database becomes a `DatabaseUnavailableError`, and a connection that
 * didn't answer in time is destroyed.
 */
export function guardPool(pool: Pool, { answerWithinMs, onUnavailable }: Guard): PostgresPool {
  const translate = (error: unknown): Error => {
    const translated = translateDriverError(error);
    if (translated instanceof DatabaseUnavailableError) onUnavailable(translated);
    return translated;
  };
  return {
    options: pool.options,
    connect: async () => {
      try {
        const client = await observed(
          () => ({ kind: "connection", name: "pool" }),
          () => pool.connect(),
        );
        return new GuardedClient(client, { answerWithinMs, translate });
      } catch (error) {
        throw translate(error);
      }
    },
    end: () => pool.end(),
  };
}

interface ClientGuard extends Pick<Guard, "answerWithinMs"> {
  translate: (error: unknown) => Error;
}

/** The actor each connection was last told; missing: none. */
const toldActors = new WeakMap<PoolClient, string>();

/** The reach each connection was last told; missing: none. */
const toldReaches = new WeakMap<PoolClient, ReachSettings | "unknown">();

/** Statements that begin like this write nothing recorded in the history, so they need no actor. */
const writesNothing = /^\s*(?:select|commit|rollback|savepoint|release)\b/i;

const tellReach = `select set_config('reach.countries', $1, false),
  set_config('reach.cities', $2, false), set_config('reach.typed_cities', $3, false),
  set_config('reach.series', $4, false), set_config('reach.account', $5, false),
  set_config('search_path', case when $6 then 'reach, ' else '' end
    || regexp_replace(current_setting('search_path'), '^reach, ', ''), false)`;

const verbs = /^\s*(select|insert|update|delete|with|begin|start|commit|rollback)\b/i;

/** The verb under which a statement is counted. */
function verbOf(text: string): string {
  return verbs.exec(text)?.[1]?.toLowerCase() ?? "other";
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #answerWithinMs: number | undefined;
  readonly #translate: (error: unknown) => Error;
  /**
   * Why this connection can't be used any more: the next answer on it would belong to an earlier
   * statement.
   */
  #givenUp: Error | undefined;

  constructor(client: PoolClient, { answerWithinMs, translate }: ClientGuard) {
    this.#client = client;
    this.#answerWithinMs = answerWithinMs;
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
      await this.#tellReach();
      if (!writesNothing.test(text)) await this.#tellActor();
      const result = await observed(
        () => ({ kind: "statement", name: verbOf(text), text }),
        () => this.#answerTo({ text, values, ...(name !== undefined && { name }) }),
      );
      // Rows of a text with several statements aren't used.
      if (Array.isArray(result)) return { rows: [] };
      return result;
    } catch (error) {
      // The original stack only leads to the socket; this one leads to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      const translated = this.#translate(error);
      if (error instanceof UnansweredError) this.#givenUp = translated;
      if (error instanceof DatabaseError) await this.#untilReady();
      throw translated;
    }
  }

  /**
   * Tells the connection who the actor of the next statements is, if that has changed. A rollback
   * within a transaction undoes it, so it has to be told again afterwards.
   */
  async #tellActor(): Promise<void> {
    const actor = actorText();
    if ((toldActors.get(this.#client) ?? "") === actor) return;
    const status = this.#client.getTransactionStatus();
    if (status === "E") return;
    toldActors.set(this.#client, "unknown");
    const text = "select set_config('history.actor', $1, false)";
    await this.#answerTo({ text, values: [actor] });
    if (status !== "T") toldActors.set(this.#client, actor);
  }

  /**
   * The same before every statement, for the caller's reach: `reach` then stands before the tables'
   * schema in the search path.
   */
  async #tellReach(): Promise<void> {
    const reach = currentReach();
    if ((toldReaches.get(this.#client) ?? everywhere) === reach) return;
    const status = this.#client.getTransactionStatus();
    if (status === "E") return;
    toldReaches.set(this.#client, "unknown");
    const { countries, cities, typedCities, series, account } = reach;
    const values = [countries, cities, typedCities, series, account];
    await this.#answerTo({ text: tellReach, values: [...values, reach !== everywhere] });
    if (status !== "T") toldReaches.set(this.#client, reach);
  }

  /**
   * Uses a callback and our own timer: pg's promise and its `query_timeout` assign a function to a
   * property of the query, and V8 allocates such a function in the old generation. There it would
   * hold all rows of the answer until the next full collection.
   */
  #answerTo(query: QueryConfig): Promise<QueryResult | QueryResult[]> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    const timer =
      this.#answerWithinMs !== undefined &&
      setTimeout(() => reject(new UnansweredError()), this.#answerWithinMs);
    this.#client.query(query, (error: Error | null, result) => {
      if (timer !== false) clearTimeout(timer);
      if (error === null) resolve(result);
      else reject(error);
    });
    return promise;
  }

  /**
   * After an error PostgreSQL reports the state of the transaction, sometimes in a later packet. An
   * empty statement waits for that.
   */
  async #untilReady(): Promise<void> {
    await this.#answerTo({ text: "" }).catch((error: unknown) => {
      this.#givenUp = this.#translate(error);
    });
  }

  release(destroy = false): void {
    // Otherwise the next user's statements would run inside it, or be refused if it has failed.
    const isInTransaction = ["T", "E"].includes(this.#client.getTransactionStatus() ?? "");
    this.#client.release(destroy || isInTransaction || this.#givenUp !== undefined);
  }
}
