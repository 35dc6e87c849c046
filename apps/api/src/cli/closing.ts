import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";

/** Of the process that was started, in milliseconds: supervisors send SIGKILL after ten seconds. */
export const closeWithinMs = 9_000;

/**
 * Calls `close` once, on a signal or after an uncaught error, and ends the process within this many
 * milliseconds.
 */
export function closeOnSignal(
  { log, withinMs }: { log: Logger; withinMs: number },
  close: () => Promise<void>,
): void {
  closeWithGrace({ delay: withinMs, logger: log }, async ({ err }) => {
    if (err !== undefined) log.fatal({ err }, "closing after an uncaught error");
    ignoreFurtherSignals();
    await close();
  });
}

/**
 * A terminal and npx both pass a signal on, and so does the primary process. At a second one the
 * library would exit at once, and leave PostgreSQL running.
 */
function ignoreFurtherSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.removeAllListeners(signal).on(signal, () => undefined);
  }
}

/** Says what is wrong in a sentence, and ends the process; LOG_LEVEL=debug shows where. */
export function fail(error: unknown): never {
  const debugging = process.env["LOG_LEVEL"] === "debug";
  console.error(error instanceof Error && !debugging ? error.message : error);
  process.exit(1);
}
