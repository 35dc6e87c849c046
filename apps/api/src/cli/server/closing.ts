import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";

/** Time for the primary process in milliseconds: supervisors send SIGKILL after ten seconds. */
export const closeWithinMs = 9_000;

/** Calls `close` once, on a signal or an uncaught error, and ends the process within `withinMs`. */
export function closeOnSignal(
  { log, withinMs }: { log: Logger; withinMs: number },
  close: () => Promise<void>,
): void {
  for (const signal of signals) process.on(signal, staysOpen);
  closeWithGrace({ delay: withinMs, logger: log }, async ({ err }) => {
    if (err !== undefined) log.fatal({ err }, "closing after an uncaught error");
    ignoreFurtherSignals();
    await close();
  });
}

const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * Stays registered. The library's own listener is removed at the first signal, and a second one
 * would end the process before the next listener is added.
 */
function staysOpen(): void {}

/**
 * A terminal and npx both forward a signal, and so does the primary process. At the second one the
 * library would exit immediately, and leave PostgreSQL running.
 */
function ignoreFurtherSignals(): void {
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (listener !== staysOpen) process.off(signal, listener);
    }
  }
}

/** Prints what is wrong as a sentence, and exits; LOG_LEVEL=debug shows the stack. */
export function fail(error: unknown): never {
  const debugging = process.env["LOG_LEVEL"] === "debug";
  console.error(error instanceof Error && !debugging ? error.message : error);
  process.exit(1);
}
