import type { Deps } from "../../deps.ts";
import { createClockCheck } from "@before-ten/db/safe-sweeps";
import { queueDueAlerts } from "./queue-due-alerts.service.ts";

/**
 * The longest delay until a start of sale, or a change not announced to this process, is noticed.
 */
const everyMs = 60_000;
/** How long the clock is distrusted after the start, and after it was found to be wrong. */
const distrustedForMs = 10 * 60_000;

interface AlertWatch {
  /** Looks soon, because something has changed. */
  look: () => void;
  /** Stops looking, and waits for the mails being queued: at most one batch. */
  close: () => Promise<void>;
}

/** Sends due alerts, now and every minute. `onError` gets the errors of a look. */
export function watchAlerts(
  deps: Pick<Deps, "db" | "clock" | "mailQueue">,
  onError: (error: unknown) => void,
): AlertWatch {
  let looking: Promise<void> | undefined;
  let again = false;
  const closing = new AbortController();
  const isRight = createClockCheck(deps);
  let distrustedAt = performance.now();

  async function lookUntilSeen(): Promise<void> {
    do {
      again = false;
      await queue().catch(onError);
    } while (again && !closing.signal.aborted);
    looking = undefined;
  }

  async function queue(): Promise<void> {
    if (!(await isRight())) distrustedAt = performance.now();
    const isClockRight = performance.now() - distrustedAt >= distrustedForMs;
    await queueDueAlerts(deps, { closing: closing.signal, onError, isClockRight });
  }

  function look(): void {
    if (closing.signal.aborted) return;
    again = true;
    looking ??= lookUntilSeen();
  }

  look();
  const timer = setInterval(look, everyMs).unref();
  return {
    look,
    async close() {
      closing.abort();
      clearInterval(timer);
      await looking;
    },
  };
}
