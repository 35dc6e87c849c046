import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

interface InstanceLockOptions {
  connectionString: string;
  /** The address shown to the owner by a second start. */
  url: string;
  /**
   * Called if PostgreSQL was restarted and another process took the lock first: this process has to
   * exit.
   */
  onLost: (error: Error) => void;
}

export interface InstanceLock {
  release: () => Promise<void>;
}

/** Key of the PostgreSQL advisory lock for "the running site". */
const lockKey = [0x62_74, 0x0a] as const;
const timeLimits = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 };
const retryPauseMs = 200;
/** PostgreSQL takes a moment to notice that a killed holder is gone. */
const patienceMs = 1_000;

/**
 * Makes this process the only one that runs the site on an embedded database; otherwise throws a
 * sentence with the address of the running one. The lock is tied to its connection, so it is
 * released however the process ends.
 */
export async function holdInstanceLock({
  connectionString,
  url,
  onLost,
}: InstanceLockOptions): Promise<InstanceLock> {
  const released = new AbortController();
  let client = await takeLock();

  async function takeLock(): Promise<Client> {
    const next = new Client({
      connectionString,
      // PostgreSQL truncates it to 63 bytes, so it is only the address.
      application_name: url,
      ...timeLimits,
    });
    next.on("error", () => undefined);
    try {
      await next.connect();
      const holder = await tryLock(next);
      if (holder !== undefined) throw new AlreadyRunningError(holder);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.on("end", () => void retakeLock());
    return next;
  }

  /** A restart of PostgreSQL closes the connection and releases the lock. */
  async function retakeLock(): Promise<void> {
    while (!released.signal.aborted) {
      try {
        client = await takeLock();
        if (released.signal.aborted) await client.end();
        return;
      } catch (error) {
        if (error instanceof AlreadyRunningError) return onLost(error);
        await wait(retryPauseMs, undefined, { ref: false });
      }
    }
  }

  return {
    release: async () => {
      released.abort();
      await client.end();
    },
  };
}

class AlreadyRunningError extends Error {
  constructor(holder: string) {
    super(
      `Before Ten is already running on this database${holder === "" ? "" : `, at ${holder}`}. ` +
        "Use that one, or stop it first, or set DATA_DIR to another folder.",
    );
  }
}

/** Returns the holder's address; undefined if the lock is now ours. */
async function tryLock(client: Client): Promise<string | undefined> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      "select pg_try_advisory_lock($1, $2) as locked",
      [...lockKey],
    );
    if (rows[0]?.locked === true) return undefined;
    if (Date.now() > deadline) return findHolder(client);
    await wait(retryPauseMs);
  }
}

async function findHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and granted and classid = $1 and objid = $2 and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`,
    [...lockKey],
  );
  return rows[0]?.name ?? "";
}
