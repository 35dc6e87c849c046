import { sql } from "kysely";
import type { Db } from "./client.ts";

/** If two clocks are further apart than this, one is wrong. */
export const clocksApartMs = 5 * 60_000;

const afterBootMs = 10 * 60_000;
const everyMs = 60 * 60_000;

interface Sweeping {
  db: Db;
  clock: { now: () => Date };
}

interface Sweep {
  run: () => Promise<void>;
  onError: (error: unknown) => void;
  firstAfterMs?: number;
  /** The clock can't be trusted, so nothing is deleted this time. */
  onSkipped: () => void;
}

/** How many milliseconds the database's clock is ahead of ours. */
export async function readClockDrift({ db, clock }: Sweeping): Promise<number> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const between = (before + clock.now().getTime()) / 2;
  return Math.round((rows[0]?.now.getTime() ?? between) - between);
}

/**
 * Checks whether rows may be deleted by age: our clock agrees with the database's, and has advanced
 * as much as the time that passed since the last check. A database on the same machine has the same
 * wrong clock.
 */
export function createClockCheck(
  { db, clock }: Sweeping,
  passedMs: () => number = () => performance.now(),
): () => Promise<boolean> {
  let last = clock.now().getTime() - passedMs();
  return async function isClockRight() {
    const now = clock.now().getTime() - passedMs();
    const jumpedMs = Math.abs(now - last);
    last = now;
    if (jumpedMs > clocksApartMs) return false;
    return Math.abs(await readClockDrift({ db, clock })) <= clocksApartMs;
  };
}

/**
 * Runs a sweep ten minutes after the start, when a clock that was wrong at boot has been set, and
 * then every hour. Returns a function that stops it.
 */
export function startSafeSweep(
  sweeping: Sweeping,
  { run, onError, onSkipped, firstAfterMs = afterBootMs }: Sweep,
): () => void {
  const isClockRight = createClockCheck(sweeping);
  const sweep = async () => {
    if (await isClockRight()) await run();
    else onSkipped();
  };
  const tick = () => void sweep().catch(onError);
  let timer = setTimeout(() => {
    tick();
    timer = setInterval(tick, everyMs).unref();
  }, firstAfterMs).unref();
  return () => clearTimeout(timer);
}
