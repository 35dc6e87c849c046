import { once } from "node:events";
import { createServer } from "node:net";
import closeWithGrace from "close-with-grace";
import { type Settings, readSettings } from "../env.ts";
import { createLog } from "../http/log.ts";
import { openStorage } from "./open-database.ts";
import { createProgress } from "./progress.ts";

/** Supervisors send SIGKILL after ten seconds. */
const closeWithinMs = 9_000;

/**
 * Opens the site and says where. Only what the database needs to start is loaded beforehand:
 * PostgreSQL starts while the rest is read.
 */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    fail(error);
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await checkPort(settings);
  const log = createLog(settings);
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Closed in the order opposite to the one in which it was opened. */
  const opened = new AsyncDisposableStack();
  const progress = createProgress(process.stdout);
  const launch = Promise.withResolvers<void>();
  const opening = progress.during("Starting the database", async () => {
    const owner = { onLost: fail, onLaunch: launch.resolve, log, signal };
    const storage = await openStorage(settings, owner).finally(launch.resolve);
    opened.defer(() => storage.close());
    return storage;
  });
  // It is waited for below; until then a failure has to lie still.
  opening.catch(() => undefined);
  // From the first moment: what a start has begun by then, a PostgreSQL say, ends with it.
  closeWithGrace({ delay: closeWithinMs, logger: log }, async ({ err }) => {
    if (err !== undefined) log.fatal({ err }, "closing after an error that nobody took");
    stopping.abort();
    ignoreFurtherSignals();
    await opening.catch(() => undefined);
    await opened.disposeAsync();
  });
  try {
    await launch.promise;
    const { prepareServer } = await import("./prepare-server.ts");
    const { app, welcome } = await prepareServer(settings, opening, {
      log,
      progress,
      opened,
      signal,
    });
    await app.listen({ host: settings.host, port: settings.port }).catch(explainPort(settings));
    console.log(
      `\nBefore Ten is open at ${settings.publicUrl}, ${progress.total()} after its start\n`,
    );
    if (welcome !== undefined) console.log(`${welcome}\n`);
  } catch (error) {
    // Whatever a start stumbles over when its database is closed below it is no news.
    if (signal.aborted) return;
    await opened.disposeAsync();
    throw error;
  }
}

/**
 * A terminal and npx both pass a signal on. At a second one the library would exit at once, and
 * leave PostgreSQL running.
 */
function ignoreFurtherSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.removeAllListeners(signal).on(signal, () => undefined);
  }
}

/**
 * Says at once that the port is taken: a first start makes a database and a demo club before it
 * listens.
 */
async function checkPort(settings: Settings): Promise<void> {
  const { host, port } = settings;
  const probe = createServer().listen({ host, port });
  await once(probe, "listening").catch(explainPort(settings));
  probe.close();
  await once(probe, "close");
}

function explainPort({ port }: Settings) {
  return (cause: Error & { code?: string }) => {
    if (cause.code !== "EADDRINUSE") throw cause;
    throw new Error(`Port ${port} is taken: stop what uses it, or set PORT to another one.`, {
      cause,
    });
  };
}

/** Says what is wrong in a sentence; LOG_LEVEL=debug shows where. */
function fail(error: unknown): void {
  const debugging = process.env.LOG_LEVEL === "debug";
  console.error(error instanceof Error && !debugging ? error.message : error);
  process.exit(1);
}
