import { AppError } from "@before-ten/contracts/shared/errors";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import type { AskReadiness } from "./health.ts";

export interface OutageLog {
  /**
   * Whether the error is one of an outage, which has lines of its own in the log: nobody else needs
   * to write it down.
   */
  takes: (error: unknown) => boolean;
  countTurnedAway: () => void;
  state: () => OutageState;
  close: () => void;
}

export interface OutageState {
  isOn: boolean;
  /** How many have begun since the process did. */
  begun: number;
}

interface Log {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

interface Pace {
  lookEveryMs: number;
  /** An outage is over once everything is ready and nothing has failed for so long. */
  quietMs: number;
  tellEveryMs: number;
}

const usualPace: Pace = { lookEveryMs: 1_000, quietMs: 5_000, tellEveryMs: 60_000 };

interface Outage {
  beganAt: number;
  /** When the database last failed or wasn't ready, by `performance.now()`. */
  troubleAt: number;
  toldAt: number;
  turnedAway: number;
}

/**
 * While the database is away, or a disk is full, every request fails for the same reason. The log
 * gets a line with that reason when it begins, one a minute while it lasts, and one at its end that
 * says how long it was and how many it turned away.
 */
export function createOutageLog(
  log: Log,
  askReadiness: AskReadiness,
  { lookEveryMs, quietMs, tellEveryMs }: Pace = usualPace,
): OutageLog {
  let outage: Outage | undefined;
  let begun = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(error: unknown): Outage {
    const now = performance.now();
    begun += 1;
    log.error({ err: rootOf(error) }, "an outage begins: requests are answered with 503");
    timer = setInterval(() => void look(), lookEveryMs).unref();
    return { beganAt: now, troubleAt: now, toldAt: now, turnedAway: 0 };
  }

  async function look(): Promise<void> {
    const isReady = await askReadiness().then(
      (state) => state === "ready",
      () => false,
    );
    if (outage === undefined) return;
    const now = performance.now();
    if (!isReady) outage.troubleAt = now;
    const { beganAt, troubleAt, toldAt, turnedAway } = outage;
    const details = { seconds: Math.round((troubleAt - beganAt) / 1_000), turnedAway };
    if (now - troubleAt >= quietMs) {
      outage = undefined;
      clearInterval(timer);
      log.warn(details, "the outage is over");
    } else if (now - toldAt >= tellEveryMs) {
      outage.toldAt = now;
      log.error(details, "the outage lasts");
    }
  }

  return {
    takes(error) {
      if (!isUnavailable(error)) return false;
      outage ??= begin(error);
      outage.troubleAt = performance.now();
      return true;
    },
    countTurnedAway() {
      if (outage !== undefined) outage.turnedAway += 1;
    },
    state: () => ({ isOn: outage !== undefined, begun }),
    close: () => clearInterval(timer),
  };
}

/** What went wrong first, without what was made of it on its way here. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
}

function isUnavailable(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  if (error instanceof AppError && error.code === "SERVICE_UNAVAILABLE") return true;
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause);
}
