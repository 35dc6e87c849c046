import { setTimeout as wait } from "node:timers/promises";
import { findPostmaster } from "./postmaster.ts";
import { type Server, adoptOrStart } from "./server.ts";

const lookEveryMs = 500;
/**
 * Starting may fail for hours, as on a full disk: the reason is logged once, and then at this
 * interval.
 */
const tellEveryMs = 60_000;

export interface Log {
  error: (details: object, message: string) => void;
}

/**
 * Restarts the server at its port whenever it has died, such as by running out of memory or kill
 * -9. Returns a function that ends the watch.
 */
export function keepRunning(server: Server, port: number, log: Log) {
  const ended = new AbortController();
  let isDown = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    if ((await findPostmaster(server.home)) === undefined) {
      if (!isDown) log.error({}, "PostgreSQL has ended and is started again");
      isDown = true;
      await adoptOrStart(server, { port });
    }
    isDown = false;
    toldAt = Number.NEGATIVE_INFINITY;
  }

  function tell(error: unknown): void {
    const now = performance.now();
    if (ended.signal.aborted || now - toldAt < tellEveryMs) return;
    toldAt = now;
    log.error({ err: error }, "PostgreSQL could not be started again");
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await wait(lookEveryMs, undefined, { ref: false, signal: ended.signal })
        .then(look)
        .catch(tell);
    }
  }

  const watching = watch();
  return async () => {
    ended.abort();
    await watching;
  };
}
