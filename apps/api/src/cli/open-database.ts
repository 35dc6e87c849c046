import { setTimeout as wait } from "node:timers/promises";
import { hearPagesChanged } from "@before-ten/db/announcements";
import { type Db, createDatabase } from "@before-ten/db/client";
import { readConnectionsLeft } from "@before-ten/db/server/server-version";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@before-ten/db/embedded/embedded-postgres";
import { holdInstanceLock } from "@before-ten/db/embedded/instance-lock";
import { type DatabaseState, watchDatabase } from "@before-ten/db/readiness";
import { refuseUnusableServer } from "@before-ten/db/server/usable-server";
import type { Logger } from "pino";
import type { Settings } from "../env.ts";

export interface Storage {
  db: Db;
  connectionString: string;
  askReadiness: () => Promise<DatabaseState>;
  /** Registers a callback for changes of page content, in any process. */
  onPagesChanged: (onChange: () => void) => void;
  close: () => Promise<void>;
}

export interface OpenedStorage extends Storage {
  /** Connections the server had left when this process began. */
  connectionsLeft: number;
}

/** A silent PostgreSQL doesn't acknowledge the end of a connection either. */
const goodbyeWithinMs = 1_000;

interface Owner {
  /** Another process has taken the embedded database: this one has to exit. */
  onLost: (error: Error) => void;
  /**
   * Called once PostgreSQL is being launched, which takes a while in which this process is idle.
   */
  onLaunch: () => void;
  /**
   * Called with the progress in a few words while the database is migrated from an older
   * PostgreSQL.
   */
  report: (detail: string) => void;
  log: Pick<Logger, "error" | "warn">;
  /** Aborted if the process has to exit before its embedded database has started. */
  signal: AbortSignal;
}

/** The database of DATABASE_URL, or the embedded one, which this process then owns alone. */
export async function openStorage(
  { databaseUrl, dataDir, publicUrl }: Settings,
  { onLost, onLaunch, report, log, signal }: Owner,
): Promise<OpenedStorage> {
  if (databaseUrl !== undefined) {
    onLaunch();
    await refuseUnusableServer(databaseUrl, { signal });
    const connectionsLeft = await readConnectionsLeft(databaseUrl);
    return { ...connectStorage(databaseUrl), connectionsLeft };
  }

  const postgres = await startEmbeddedPostgres({
    dataDir,
    signal,
    onLaunch,
    async carryOver(addresses) {
      const { carryOver } = await import("../backup/carry-over.ts");
      await carryOver(addresses, report);
    },
  });
  const { connectionString, upgraded } = postgres;
  if (upgraded !== undefined) log.warn(upgraded, "the database was brought to a newer PostgreSQL");
  const connectionsLeft = await readConnectionsLeft(connectionString);
  const lock = await holdInstanceLock({ connectionString, url: publicUrl, onLost });
  postgres.keepRunning(log);
  const storage = connectStorage(connectionString);
  return {
    ...storage,
    connectionsLeft,
    async close() {
      await storage.close();
      await postgres.stop();
      await lock.release();
    },
  };
}

/** Opens the database for a command beside the server. Leaves an embedded one as it was. */
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
      if (postgres?.adopted === false) await stopUnlessUsed(postgres);
    },
  };
}

/** A server started after the command keeps using the database we started. */
async function stopUnlessUsed({ connectionString, stop }: EmbeddedPostgres): Promise<void> {
  const lock = await holdInstanceLock({
    connectionString,
    url: "",
    onLost: () => undefined,
  }).catch(() => undefined);
  if (lock === undefined) return;
  await stop();
  await lock.release();
}

/** Connects to a database known to be usable. */
export function connectStorage(connectionString: string, maxConnections?: number): Storage {
  const readiness = watchDatabase(connectionString);
  const db = createDatabase({
    connectionString,
    onUnavailable: readiness.note,
    ...(maxConnections !== undefined && { maxConnections }),
  });
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
