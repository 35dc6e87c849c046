import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Further apart, one of two clocks is wrong. */
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
  /** The clock isn't to be trusted: nothing is deleted this time. */
  onSkipped: () => void;
}

/** By how many milliseconds the database's clock is ahead of ours. */
export async function readClockDrift({ db, clock }: Sweeping): Promise<number> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const between = (before + clock.now().getTime()) / 2;
  return Math.round((rows[0]?.now.getTime() ?? between) - between);
}

/**
 * Says whether what is deleted by its age may be: our clock agrees with the database's, and went on
 * as the time that passed since it was last asked. A database on the same machine has the same
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
 * every hour from then on. Answers how to stop it.
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
