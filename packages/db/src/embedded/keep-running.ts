import { setTimeout as wait } from "node:timers/promises";
import { findPostmaster } from "./postmaster.ts";
import { type Server, adoptOrStart } from "./server.ts";

const lookEveryMs = 500;

/** Starts the server again whenever it has died: out of memory, kill -9. Nobody else would. Answers how to end the watch. */
export function keepRunning(server: Server, report: (event: unknown) => void) {
  const ended = new AbortController();

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      try {
        await wait(lookEveryMs, undefined, { ref: false, signal: ended.signal });
        if ((await findPostmaster(server.home)) !== undefined) continue;
        report("PostgreSQL has ended and is started again");
        await adoptOrStart(server);
      } catch (error) {
        if (!ended.signal.aborted) report(error);
      }
    }
  }

  const watching = watch();
  return async () => {
    ended.abort();
    await watching;
  };
}
