import { setTimeout as wait } from "node:timers/promises";
import { hearPagesChanged } from "@before-ten/db/announcements";
import { type Db, createDatabase } from "@before-ten/db/client";
import { startEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { holdInstanceLock } from "@before-ten/db/embedded/instance-lock";
import { type DatabaseState, watchDatabase } from "@before-ten/db/readiness";
import type { Logger } from "pino";
import type { Settings } from "../env.ts";

export interface Storage {
  db: Db;
  connectionString: string;
  askReadiness: () => Promise<DatabaseState>;
  /** Calls back when admins changed what pages show, in whichever process. */
  onPagesChanged: (onChange: () => void) => void;
  close: () => Promise<void>;
}

/** A silent PostgreSQL doesn't answer a goodbye either. */
const goodbyeWithinMs = 1_000;

interface Owner {
  /** Another process took the embedded database over: this one has to end. */
  onLost: (error: Error) => void;
  /**
   * PostgreSQL's own program starts it, which takes a while in which this process has nothing to
   * do.
   */
  onLaunch: () => void;
  log: Pick<Logger, "error">;
  /** The process has to end before its embedded database has started. */
  signal: AbortSignal;
}

/**
 * The database of DATABASE_URL, or else the embedded one, which this process then has for itself.
 */
export async function openStorage(
  { databaseUrl, dataDir, publicUrl }: Settings,
  { onLost, onLaunch, log, signal }: Owner,
): Promise<Storage> {
  if (databaseUrl !== undefined) return connect(databaseUrl);

  const postgres = await startEmbeddedPostgres({ dataDir, signal, onLaunch });
  const { connectionString } = postgres;
  const lock = await holdInstanceLock({ connectionString, url: publicUrl, onLost });
  postgres.keepRunning(log);
  const storage = connect(connectionString);
  return {
    ...storage,
    async close() {
      await storage.close();
      await postgres.stop();
      await lock.release();
    },
  };
}

/**
 * Opens the database for a command that may run beside the server. An embedded one is left as it
 * was, running or not.
 */
export async function borrowDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, "databaseUrl" | "dataDir">): Promise<
  Pick<Storage, "db" | "connectionString" | "close">
> {
  const postgres = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined;
  const connectionString = databaseUrl ?? postgres?.connectionString ?? "";
  const db = createDatabase({ connectionString, maxConnections: 2 });
  return {
    db,
    connectionString,
    close: async () => {
      await db.destroy();
      if (postgres?.adopted === false) await postgres.stop();
    },
  };
}

function connect(connectionString: string): Storage {
  const readiness = watchDatabase(connectionString);
  const db = createDatabase({ connectionString, onUnavailable: readiness.note });
  let endHearing = () => Promise.resolve();
  return {
    db,
    connectionString,
    askReadiness: readiness.ask,
    onPagesChanged: (onChange) => {
      endHearing = hearPagesChanged(connectionString, onChange);
    },
    close: async () => {
      const closed = Promise.all([endHearing(), db.destroy(), readiness.close()]);
      await Promise.race([closed, wait(goodbyeWithinMs)]);
    },
  };
}
