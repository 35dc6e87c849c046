import type { Log } from "../log.ts";

interface Pace {
  lookEveryMs: number;
  /** The overload is over once no request has been rejected for this long. */
  quietMs: number;
  tellEveryMs: number;
}

const usualPace: Pace = { lookEveryMs: 1_000, quietMs: 10_000, tellEveryMs: 60_000 };

/**
 * During an overload, logs a line when it begins, one a minute, and one at its end with the number
 * of rejected requests by cause, instead of one per request.
 */
export function createOverloadLog(
  log: Pick<Log, "warn">,
  { lookEveryMs, quietMs, tellEveryMs }: Pace = usualPace,
): { note: (reason: string) => void; close: () => void } {
  let turnedAway: Record<string, number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let [beganAt, lastAt, toldAt] = [0, 0, 0];

  function look(): void {
    if (turnedAway === undefined) return;
    const now = performance.now();
    const details = { seconds: Math.round((lastAt - beganAt) / 1_000), turnedAway };
    if (now - lastAt >= quietMs) {
      turnedAway = undefined;
      clearInterval(timer);
      log.warn(details, "the overload is over");
    } else if (now - toldAt >= tellEveryMs) {
      toldAt = now;
      log.warn(details, "the overload lasts");
    }
  }

  return {
    note(reason) {
      lastAt = performance.now();
      if (turnedAway === undefined) {
        turnedAway = {};
        beganAt = toldAt = lastAt;
        timer = setInterval(look, lookEveryMs).unref();
        log.warn({ reason }, "an overload begins: what isn't cached is turned away with 503");
      }
      turnedAway[reason] = (turnedAway[reason] ?? 0) + 1;
    },
    close: () => clearInterval(timer),
  };
}
