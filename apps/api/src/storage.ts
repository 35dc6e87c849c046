import { setTimeout as wait } from "node:timers/promises";
import { hearPagesChanged } from "@before-ten/db/announcements";
import { type Db, createDatabase, pingDatabase } from "@before-ten/db/client";
import { startEmbeddedPostgres } from "@before-ten/db/embedded";
import { holdInstanceLock } from "@before-ten/db/embedded/instance-lock";
import type { Settings } from "./env.ts";

export interface Storage {
  db: Db;
  isReachable: () => Promise<boolean>;
  /** Calls back when staff changed what pages show, in whichever process. */
  onPagesChanged: (onChange: () => void) => void;
  close: () => Promise<void>;
}

const pingTimeoutMs = 1_000;

interface Events {
  /** Another process took the embedded database over: this one has to end. */
  onLost: (error: Error) => void;
  /** For the log: the embedded database ended by itself and was started again, or could not be. */
  onRestart: (event: unknown) => void;
}

/** The database of DATABASE_URL, or else the embedded one, which this process then has for itself. */
export async function openStorage(
  { databaseUrl, dataDir, publicUrl }: Settings,
  { onLost, onRestart }: Events,
): Promise<Storage> {
  if (databaseUrl !== undefined) return connect(databaseUrl);

  const postgres = await startEmbeddedPostgres({ dataDir });
  const { connectionString } = postgres;
  const lock = await holdInstanceLock({ connectionString, url: publicUrl, onLost });
  postgres.keepRunning(onRestart);
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

/** For a command that may run beside the server: leaves an embedded database as it found it, running or not. */
export async function borrowDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, "databaseUrl" | "dataDir">): Promise<{ db: Db; close: () => Promise<void> }> {
  const postgres = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined;
  const connectionString = databaseUrl ?? postgres?.connectionString ?? "";
  const db = createDatabase({ connectionString, maxConnections: 2 });
  return {
    db,
    close: async () => {
      await db.destroy();
      if (postgres?.adopted === false) await postgres.stop();
    },
  };
}

function connect(connectionString: string): Storage {
  const db = createDatabase({ connectionString });
  // A connection of its own: the question whether PostgreSQL answers must not queue behind a full pool.
  const probe = createDatabase({ connectionString, maxConnections: 1 });
  let endHearing = () => Promise.resolve();
  return {
    db,
    onPagesChanged: (onChange) => {
      endHearing = hearPagesChanged(connectionString, onChange);
    },
    isReachable: async () => {
      const answered = pingDatabase(probe).then(
        () => true,
        () => false,
      );
      return Promise.race([answered, wait(pingTimeoutMs, false)]);
    },
    close: async () => {
      await endHearing();
      await Promise.all([db.destroy(), probe.destroy()]);
    },
  };
}
