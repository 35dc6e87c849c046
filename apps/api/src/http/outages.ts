import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import type { Log as ServerLog } from "./log.ts";
import { ImagesUnavailableError } from "../images/image-store.ts";

/** What is down: PostgreSQL or the image store. Nothing else counts, least of all overload. */
type OutageReason = "database" | "images";

export interface OutageLog {
  /**
   * Whether the error belongs to an outage, which has log lines of its own: callers don't log it
   * again.
   */
  takes: (error: unknown) => boolean;
  countTurnedAway: () => void;
  state: () => OutageState;
  close: () => void;
}

export type OutageState = Readonly<
  Record<
    OutageReason,
    {
      isOn: boolean;
      /** Number of outages since the process started. */
      begun: number;
    }
  >
>;

type Log = Pick<ServerLog, "warn" | "error">;

interface Pace {
  lookEveryMs: number;
  /** An outage is over once everything is ready and nothing has failed for this long. */
  quietMs: number;
  tellEveryMs: number;
}

const usualPace: Pace = { lookEveryMs: 1_000, quietMs: 5_000, tellEveryMs: 60_000 };

interface Outage {
  beganAt: number;
  /** When it last failed or wasn't ready, by `performance.now()`. */
  troubleAt: number;
  toldAt: number;
  turnedAway: number;
}

/** Whether the cause of an outage is available again. */
type AskWhetherReady = (reason: OutageReason) => Promise<boolean>;

/**
 * While the database is down, or a disk is full, every request fails for the same reason. Logs one
 * line with the reason when it begins, one a minute while it lasts, and one at its end with its
 * duration and the number of rejected requests.
 */
export function createOutageLog(log: Log, isReady: AskWhetherReady, pace = usualPace): OutageLog {
  const kinds = {
    database: createOutageKind(log, () => isReady("database"), { reason: "database", pace }),
    images: createOutageKind(log, () => isReady("images"), { reason: "images", pace }),
  };
  return {
    takes(error) {
      const reason = reasonOf(error);
      if (reason !== undefined) kinds[reason].note(error);
      return reason !== undefined;
    },
    countTurnedAway() {
      kinds.database.countTurnedAway();
      kinds.images.countTurnedAway();
    },
    state: () => ({ database: kinds.database.state(), images: kinds.images.state() }),
    close() {
      kinds.database.close();
      kinds.images.close();
    },
  };
}

interface OutageKind {
  note: (error: unknown) => void;
  countTurnedAway: () => void;
  state: () => OutageState[OutageReason];
  close: () => void;
}

function createOutageKind(
  log: Log,
  askWhetherReady: () => Promise<boolean>,
  { reason, pace }: { reason: OutageReason; pace: Pace },
): OutageKind {
  const { lookEveryMs, quietMs, tellEveryMs } = pace;
  let outage: Outage | undefined;
  let begun = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(error: unknown): Outage {
    const now = performance.now();
    begun += 1;
    log.error({ reason, err: rootOf(error) }, "an outage begins: requests are answered with 503");
    timer = setInterval(() => void look(), lookEveryMs).unref();
    return { beganAt: now, troubleAt: now, toldAt: now, turnedAway: 0 };
  }

  async function look(): Promise<void> {
    const isReady = await askWhetherReady().catch(() => false);
    if (outage === undefined) return;
    const now = performance.now();
    if (!isReady) outage.troubleAt = now;
    const { beganAt, troubleAt, toldAt, turnedAway } = outage;
    const details = { reason, seconds: Math.round((troubleAt - beganAt) / 1_000), turnedAway };
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
    note(error) {
      outage ??= begin(error);
      outage.troubleAt = performance.now();
    },
    countTurnedAway() {
      if (outage !== undefined) outage.turnedAway += 1;
    },
    state: () => ({ isOn: outage !== undefined, begun }),
    close: () => clearInterval(timer),
  };
}

/** The original error, without the errors wrapped around it. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
}

function reasonOf(error: unknown): OutageReason | undefined {
  if (isDatabaseUnavailable(error)) return "database";
  if (error instanceof ImagesUnavailableError) return "images";
  return error instanceof Error ? reasonOf(error.cause) : undefined;
}
