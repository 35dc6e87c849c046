import { sql } from "kysely";
import { type Db, type PoolState, createDatabase, poolStateOf } from "./client.ts";

/**
 * A streaming replica that serves anonymous reads, as long as it is known to be nearly as fresh as
 * the primary server, and to have the latest changes.
 */
export interface ReadReplica {
  /** The replica, while it may be used. Undefined: use the primary server. */
  find: () => Db | undefined;
  /** Something has changed: the replica isn't used until it has everything written so far. */
  noteChange: () => void;
  /** A statement failed on it: it isn't used until the next check succeeds. */
  noteError: () => void;
  facts: () => ReplicaFacts;
  close: () => Promise<void>;
}

/** "used", or why the primary server is used instead. */
export type ReplicaState = "used" | "away" | "behind" | "no replica of DATABASE_URL";

export interface ReplicaFacts {
  /** Undefined until the first check. */
  state: ReplicaState | undefined;
  /** How many milliseconds it may be behind; undefined if unknown. */
  lagMs: number | undefined;
  pool: PoolState;
}

interface Options {
  connectionString: string;
  /** The primary server's. */
  primary: string;
  /** How many milliseconds it may be behind. */
  maxLagMs: number;
  /** Called whenever the state changes. */
  onState?: (state: ReplicaState) => void;
}

/** A position in the write-ahead log, in bytes. */
type LogPlace = number;

/** The primary server's log position at a time, by `performance.now()`. */
interface Sample {
  at: number;
  written: LogPlace;
}

const longestPollMs = 250;
/** While the replica is about to catch up with a change. */
const shortestPollMs = 25;
const awayPollMs = 1_000;
/** Short, because reads of pages fall back to the primary server. */
const readLimits = { connectTimeoutMs: 500, statementTimeoutMs: 2_000 };
const lookLimits = { maxConnections: 1, connectTimeoutMs: 1_000, statementTimeoutMs: 1_000 };

/**
 * Measures the lag by the log alone: for each place in the primary server's log we know when it was
 * the last one, so a replica that has replayed it is that fresh. The replica's own clock and its
 * last transaction tell nothing about an hour without writes, or about a lost connection to the
 * primary server.
 */
export function openReadReplica({
  connectionString,
  primary,
  maxLagMs,
  onState = () => undefined,
}: Options): ReadReplica {
  const replica = createDatabase({ connectionString, ...readLimits });
  const replicaLook = createDatabase({ connectionString, ...lookLimits });
  const primaryLook = createDatabase({ connectionString: primary, ...lookLimits });
  const pollMs = Math.max(shortestPollMs, Math.min(longestPollMs, maxLagMs / 4));
  let samples: Sample[] = [];
  /** When the primary server had no more than the replica has now. Undefined if unknown. */
  let freshAt: number | undefined;
  let replayed: LogPlace = 0;
  /** Upper bound of the last change's log position; undefined until it is known. */
  let needed: LogPlace | undefined;
  let changes = 0;
  let state: ReplicaState | undefined;
  let isClosed = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const changesBefore = changes;
    const at = performance.now();
    const [source, copy] = await Promise.allSettled([
      readPrimary(primaryLook),
      readReplica(replicaLook),
    ]);
    if (source.status === "fulfilled") {
      samples.push({ at, written: source.value.written });
      if (changes === changesBefore) needed ??= source.value.written;
    }
    if (copy.status === "fulfilled") replayed = copy.value.replayed;
    const passed = samples.findLast(({ written }) => written <= replayed);
    samples = samples.filter((sample) => sample.at >= (passed?.at ?? at - maxLagMs));
    freshAt = undefined;
    if (copy.status === "rejected") return tell("away");
    // If the primary server doesn't answer, its last answer is still valid for the comparison.
    if (source.status === "fulfilled" && source.value.system !== copy.value.system) {
      return tell("no replica of DATABASE_URL");
    }
    if (!copy.value.isStandby) return tell("no replica of DATABASE_URL");
    freshAt = passed?.at;
    tell(isFresh() ? "used" : "behind");
  }

  function isFresh(): boolean {
    return freshAt !== undefined && performance.now() - freshAt <= maxLagMs;
  }

  function tell(next: ReplicaState): void {
    if (next === state) return;
    state = next;
    onState(next);
  }

  /** One check after the other. */
  function lookSoon(): void {
    if (isClosed || looking !== undefined) return;
    looking = look().finally(() => {
      looking = undefined;
      if (!isClosed) timer = setTimeout(lookSoon, pauseMs()).unref();
    });
  }

  function pauseMs(): number {
    if (state === "away") return awayPollMs;
    const isCatchingUp = needed === undefined || replayed < needed;
    return isCatchingUp && isFresh() ? shortestPollMs : pollMs;
  }

  lookSoon();
  return {
    find() {
      if (!isFresh() || needed === undefined || replayed < needed) return undefined;
      return replica;
    },
    noteChange() {
      changes += 1;
      needed = undefined;
      lookSoon();
    },
    noteError() {
      freshAt = undefined;
    },
    facts: () => ({
      state,
      lagMs: freshAt === undefined ? undefined : performance.now() - freshAt,
      pool: poolStateOf(replica),
    }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all([replica, replicaLook, primaryLook].map((db) => db.destroy()));
    },
  };
}

/**
 * The flushed position, which can be replicated; with asynchronous commits, also what is about to
 * be flushed.
 */
async function readPrimary(db: Db): Promise<{ written: LogPlace; system: string }> {
  const { rows } = await sql<{ written: number; system: string }>`
    select (case current_setting('synchronous_commit')
        when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn()
      end - '0/0'::pg_lsn)::int8 as written, system_identifier::text as system
    from pg_control_system()`.execute(db);
  return onlyRow(rows);
}

async function readReplica(
  db: Db,
): Promise<{ isStandby: boolean; replayed: LogPlace; system: string }> {
  const { rows } = await sql<{ isStandby: boolean; replayed: number; system: string }>`
    select pg_is_in_recovery() as "isStandby",
      coalesce(pg_last_wal_replay_lsn() - '0/0'::pg_lsn, 0)::int8 as replayed,
      system_identifier::text as system
    from pg_control_system()`.execute(db);
  return onlyRow(rows);
}

function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("PostgreSQL answered no row");
  return row;
}
