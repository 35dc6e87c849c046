import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { type Settings, readSettings } from "../../env.ts";
import { createLog } from "../../http/log.ts";
import { type RecentErrors, createRecentErrors } from "../../observe/recent-errors.ts";
import { closeOnSignal, closeWithinMs, fail } from "./closing.ts";
import { warnOfConnections } from "./connection-count.ts";
import { type Storage, openStorage } from "../open-database.ts";
import { createProgress } from "../progress.ts";
import { systemClock } from "./system-clock.ts";

/**
 * Opens the site and prints its address. Loads only what the database needs first, so that
 * PostgreSQL starts while the rest is loading.
 */
export async function startServer(): Promise<void> {
  try {
    if (cluster.isPrimary) return await start();
    const { startMember } = await import("./start-member.ts");
    await startMember();
  } catch (error) {
    fail(error);
  }
}

async function start(): Promise<void> {
  const mode = process.argv.includes("--dev") ? "development" : "production";
  const settings = readSettings(process.env);
  // Hot reload works in a single process.
  if (mode === "development") settings.webProcesses = 1;
  await checkPort(settings);
  const recentErrors = createRecentErrors(systemClock.now);
  const log = createLog({ ...settings, recentErrors });
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Closed in the reverse order of opening. */
  const opened = new AsyncDisposableStack();
  const progress = createProgress(process.stdout);
  const launch = Promise.withResolvers<void>();
  const waitingFor = settings.databaseUrl === undefined ? "Starting" : "Reaching";
  const opening = progress.during(`${waitingFor} the database`, async (report) => {
    const owner = { onLost: fail, onLaunch: launch.resolve, report, log, signal };
    const storage = await openStorage(settings, owner).finally(launch.resolve);
    opened.defer(() => storage.close());
    return storage;
  });
  // Awaited below; until then a rejection must not count as unhandled.
  opening.catch(() => undefined);
  // Registered first, so that whatever a start has begun, such as PostgreSQL, is closed with it.
  closeOnSignal({ log, withinMs: closeWithinMs }, async () => {
    stopping.abort();
    await opening.catch(() => undefined);
    await opened.disposeAsync();
  });
  try {
    await launch.promise;
    const { prepareSite } = await import("./prepare-site.ts");
    const preparing = prepareSite(settings, opening, { mode, log, progress, signal });
    preparing.catch(() => undefined);
    const hasMembers = settings.webProcesses > 1 && settings.role !== "worker";
    const open = await (hasMembers ? prepareMembers : prepareAlone)(settings, preparing, {
      mode,
      log,
      recentErrors,
      opened,
    });
    const { welcomeFirstAdmin } = await import("../first-admin.ts");
    const { db } = await preparing;
    const welcome = await welcomeFirstAdmin({ db, clock: systemClock }, settings);
    for (const warning of settings.warnings) log.warn(warning);
    const crowded = warnOfConnections(settings, (await opening).connectionsLeft);
    if (crowded !== undefined) log.warn(crowded);
    await open();
    console.log(`\n${describeOpening(settings)}, ${progress.total()} after its start\n`);
    if (welcome !== undefined) console.log(`${welcome}\n`);
    if (settings.isLogReadable && settings.role !== "worker") {
      console.log(`${describePlaces(settings)}\n`);
    }
  } catch (error) {
    // Errors caused by closing the database during the start aren't reported.
    if (signal.aborted) return;
    await opened.disposeAsync();
    throw error;
  }
}

interface Preparation {
  mode: "production" | "development";
  log: Logger;
  recentErrors: RecentErrors;
  opened: AsyncDisposableStack;
}

/** Prepares this process to do everything alone. Returns how to open the port. */
async function prepareAlone(
  settings: Settings,
  preparing: Promise<Storage>,
  preparation: Preparation,
): Promise<() => Promise<void>> {
  const { prepareServer } = await import("./prepare-server.ts");
  const app = await prepareServer(settings, await preparing, {
    ...preparation,
    role: settings.role,
  });
  return () => listen(app, settings);
}

/** Prepares the worker processes; this one supervises them and the database. */
async function prepareMembers(
  { role, webProcesses }: Settings,
  preparing: Promise<Storage>,
  { log, opened }: Preparation,
): Promise<() => Promise<void>> {
  const { superviseMembers } = await import("./supervise-members.ts");
  const { connectionString } = await preparing;
  return async () => {
    const members = superviseMembers({ role, webProcesses, connectionString, log });
    opened.defer(() => members.close());
    await members.opened;
  };
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.listen({ host: settings.host, port: settings.port }).catch(explainPort(settings));
}

function describeOpening({ role, publicUrl, webProcesses, host, port }: Settings): string {
  if (role === "worker") {
    return `Before Ten works in the background; its status is at http://${host}:${port}/readyz`;
  }
  const processes = webProcesses > 1 ? ` with ${webProcesses} processes` : "";
  return `Before Ten is open at ${publicUrl}${processes}`;
}

/** What a person at the terminal needs next. */
function describePlaces({ publicUrl, databaseUrl, dataDir, smtpUrl }: Settings): string {
  const data = databaseUrl === undefined ? dataDir : `the database of DATABASE_URL, and ${dataDir}`;
  return [
    `Admin area  ${publicUrl}/admin`,
    "New admin   npx -y pnpm@12 admin:create <email address>",
    `Data        ${data}`,
    ...(smtpUrl === undefined ? [`Emails      files in ${join(dataDir, "outbox")}`] : []),
    "Stop        Ctrl+C",
  ].join("\n");
}

/** Fails if the port is taken, before a first start creates a database and a demo club. */
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
