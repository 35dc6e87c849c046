import type { Deps } from "../../deps.ts";
import { queueDueAlerts } from "./queue-due-alerts.service.ts";

/** How late a start of sale, or a change that wasn't announced to this process, is seen. */
const everyMs = 60_000;

interface AlertWatch {
  /** Looks soon: something has changed. */
  look: () => void;
  /** Looks no more, and lets the mails under way be queued: of many, a batch. */
  close: () => Promise<void>;
}

/** Looks for alerts to tell, now and every minute. `onError` gets the error of a look. */
export function watchAlerts(
  deps: Pick<Deps, "db" | "clock" | "mailQueue">,
  onError: (error: unknown) => void,
): AlertWatch {
  let looking: Promise<void> | undefined;
  let again = false;
  const closing = new AbortController();

  async function lookUntilSeen(): Promise<void> {
    do {
      again = false;
      await queueDueAlerts(deps, closing.signal).catch(onError);
    } while (again && !closing.signal.aborted);
    looking = undefined;
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
