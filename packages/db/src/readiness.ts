import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, createDatabase, pingDatabase } from "./client.ts";
import { inTransaction } from "./transactions.ts";
import type { DatabaseUnavailableError } from "./unavailable.ts";

export type DatabaseState = "ready" | "no database" | "database takes no writes";

interface DatabaseReadiness {
  /** The current state of PostgreSQL; answers within about a second, even if it is silent. */
  ask: () => Promise<DatabaseState>;
  /**
   * Takes the errors of the main database (its `onUnavailable`): after a write that found no space,
   * `ask` also tries to write.
   */
  note: (error: DatabaseUnavailableError) => void;
  close: () => Promise<void>;
}

const answerWithinMs = 1_000;
/**
 * How many milliseconds an answer is reused, because anyone may ask, and trying to write isn't
 * free.
 */
const retentionMs = 500;

/** Uses its own connection, because the check must not queue behind a full pool. */
export function watchDatabase(connectionString: string): DatabaseReadiness {
  const db = createDatabase({
    connectionString,
    maxConnections: 1,
    connectTimeoutMs: answerWithinMs,
    statementTimeoutMs: answerWithinMs,
  });
  let takesNoWrites = false;
  let found: { state: DatabaseState; at: number } | undefined;
  let finding: Promise<DatabaseState> | undefined;

  async function find(): Promise<DatabaseState> {
    try {
      await pingDatabase(db);
    } catch {
      return "no database";
    }
    if (!takesNoWrites) return "ready";
    try {
      await tryToWrite(db);
      takesNoWrites = false;
      return "ready";
    } catch {
      return "database takes no writes";
    }
  }

  async function findOnce(): Promise<DatabaseState> {
    try {
      const state = await find();
      found = { state, at: performance.now() };
      return state;
    } finally {
      finding = undefined;
    }
  }

  return {
    async ask() {
      if (found !== undefined && performance.now() - found.at < retentionMs) return found.state;
      finding ??= findOnce();
      const late = wait(answerWithinMs, "no database" as const, { ref: false });
      return Promise.race([finding, late]);
    },
    note({ isUnwritable }) {
      if (isUnwritable) takesNoWrites = true;
    },
    close: () => db.destroy(),
  };
}

/**
 * Uses 256 KB of disk for a moment: a growing table needs a page of at least 8 KB, and its indexes
 * more.
 */
async function tryToWrite(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`
      create temporary table write_test on commit drop as
      select repeat('x', 2000) from generate_series(1, 128)`.execute(trx);
  });
}
