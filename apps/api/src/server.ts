import { join } from "node:path";
import { migrateToLatest } from "@before-ten/db/migrate";
import { getSecret } from "@before-ten/db/queries/shared/secrets";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { createGeoapifySearch, noPlaceSearch } from "./features/places/geoapify.ts";
import type { PlaceSearch } from "./deps.ts";
import { createDiskImages } from "./images/disk-image-store.ts";
import type { Mailer } from "./mail/mailer.ts";
import { systemClock } from "./cli/system-clock.ts";
import { buildApp } from "./app.ts";
import { openOutbox } from "./mail/transports/outbox.ts";
import { type Progress, createProgress } from "./cli/progress.ts";
import { createSmtpMailer } from "./mail/transports/smtp.ts";
import { type Settings, loadDotEnv, readSettings } from "./env.ts";
import { welcomeFirstAdmin } from "./cli/first-admin.ts";
import { createLog } from "./http/log.ts";
import { createOutageLog } from "./http/outages.ts";
import { deliverMails, mailsAtOnce } from "./mail/deliver-mails.ts";
import { sweepHourly } from "./registry/hourly-sweep.ts";
import { mailKinds } from "./registry/mail-kinds.ts";
import { openMailQueue } from "./mail/mail-queue.ts";
import { accountOwners } from "./features/auth/account-owners.ts";
import {
  answerPasswordResets,
  openPasswordResetQueue,
} from "./features/auth/password-reset-queue.ts";
import { startImageSweep } from "./images/sweep-images.ts";
import { sendPasswordReset } from "./features/auth/password-reset.service.ts";
import { seedDemo } from "./cli/seed-demo.ts";
import { type Storage, openStorage } from "./cli/open-database.ts";
import { appRouter } from "./registry/app-router.ts";
import { buildWhenNeeded } from "./cli/build-when-needed.ts";
import { createResponseCache } from "./cache/response-cache.ts";
import { registerWeb } from "./pages/register-pages.ts";

const webDir = join(import.meta.dirname, "../../web");
/** Supervisors send SIGKILL after ten seconds. */
const closeWithinMs = 9_000;

/** `node apps/api/src/server.ts [--dev]`: everything on one port. */
async function main(): Promise<void> {
  loadDotEnv();
  const settings = readSettings(process.env);
  const log = createLog(settings);
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Closed in the order opposite to the one in which it was opened. */
  const opened = new AsyncDisposableStack();
  const progress = createProgress(process.stdout);
  const opening = progress.during("Starting the database", async () => {
    const storage = await openStorage(settings, { onLost: fail, log, signal });
    opened.defer(() => storage.close());
    return storage;
  });
  // From the first moment: what a start has begun by then, a PostgreSQL say, ends with it.
  closeWithGrace({ delay: closeWithinMs, logger: log }, async ({ err }) => {
    if (err !== undefined) log.fatal({ err }, "closing after an error that nobody took");
    stopping.abort();
    ignoreFurtherSignals();
    await opening.catch(() => undefined);
    await opened.disposeAsync();
  });
  try {
    const start = { log, progress, opened, signal };
    const { app, welcome } = await prepare(settings, await opening, start);
    await app.listen({ host: settings.host, port: settings.port }).catch(explainPort(settings));
    console.log(`\nBefore Ten is open at ${settings.publicUrl}\n`);
    if (welcome !== undefined) console.log(`${welcome}\n`);
  } catch (error) {
    // Whatever a start stumbles over when its database is closed below it is no news.
    if (signal.aborted) return;
    await opened.disposeAsync();
    throw error;
  }
}

/** A terminal and npx both pass a signal on. At a second one the library would exit at once, and leave PostgreSQL running. */
function ignoreFurtherSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.removeAllListeners(signal).on(signal, () => undefined);
  }
}

interface Start {
  log: Logger;
  progress: Progress;
  /** Takes what is to be closed at the end. */
  opened: AsyncDisposableStack;
  /** The server is to stop before it is open. */
  signal: AbortSignal;
}

interface Prepared {
  app: FastifyInstance;
  /** What whoever starts the server has to know about its first admin. */
  welcome: string | undefined;
}

async function prepare(
  settings: Settings,
  { db, connectionString, askReadiness: askDatabase, onPagesChanged }: Storage,
  { log, progress, opened, signal }: Start,
): Promise<Prepared> {
  const mode = process.argv.includes("--dev") ? "development" : "production";
  const mediaDir = join(settings.dataDir, "media");
  const images = createDiskImages(mediaDir);
  const clock = systemClock;

  const askReadiness = async () => {
    const state = await askDatabase();
    return state === "ready" && !(await images.hasRoom()) ? "no room for pictures" : state;
  };
  const outages = createOutageLog(log, askReadiness);

  await progress.during("Bringing the database up to date", () =>
    migrateToLatest(connectionString),
  );
  await Promise.all([
    settings.seedDemo &&
      progress.during("Making a demo club", (report) => seedDemo({ db, clock, images }, report)),
    mode === "production" && progress.during("Building the pages", () => buildWhenNeeded(signal)),
  ]);
  const mailer = await openMailer(settings);
  opened.defer(() => mailer.close());
  const mailQueue = await openMailQueue(db, {
    domain: settings.mailFrom.replace(/^.*@/, ""),
    onError: (error) => {
      if (!outages.takes(error)) log.warn({ err: error }, "the mail queue tries again");
    },
  });
  opened.defer(() => mailQueue.close());
  const cache = createResponseCache(clock);
  onPagesChanged(() => cache.clear());
  const deps = {
    db,
    clock,
    images,
    mailQueue,
    responseCache: cache,
    passwordResets: await openPasswordResetQueue(mailQueue),
    accountOwners,
    linkSecret: await getSecret(db, "mailed links"),
    countingSecret: await getSecret(db, "counting"),
    places: placeSearchOf(settings),
    site: settings,
  };
  const { app, createContext, callKey } = await buildApp({
    deps,
    cache,
    mediaDir,
    trustProxy: settings.trustProxy,
    rateLimitFactor: settings.rateLimitFactor,
    corsOrigins: settings.corsOrigins,
    log,
    outages,
    askReadiness,
  });
  // The queue itself closes later: the last requests may still queue a mail.
  opened.defer(async () => void (await Promise.all([app.close(), mailQueue.finishDelivering()])));
  for (const warning of settings.warnings) log.warn(warning);
  const endSweeps = sweepHourly(deps, (error) =>
    log.warn({ err: error }, "what has expired stays for another hour"),
  );
  app.addHook("onClose", endSweeps);
  app.addHook("onClose", startImageSweep(deps, log));
  await registerWeb(app, {
    mode,
    webDir,
    cache,
    callKey,
    appRouter,
    createContext,
    clock,
    publicUrl: settings.publicUrl,
  });
  await deliverMails(deps, mailQueue, { kinds: mailKinds, mailer, log, outages });
  await answerPasswordResets(mailQueue, (email) => sendPasswordReset(deps, email));
  return { app, welcome: await welcomeFirstAdmin(deps, settings) };
}

async function openMailer({ smtpUrl, mailFrom: from, dataDir }: Settings): Promise<Mailer> {
  if (smtpUrl !== undefined) {
    return createSmtpMailer({ url: smtpUrl, from, maxConnections: mailsAtOnce });
  }
  return openOutbox({ dir: join(dataDir, "outbox"), from, clock: systemClock });
}

function placeSearchOf({ geoapify }: Settings): PlaceSearch {
  return geoapify === undefined ? noPlaceSearch : createGeoapifySearch(geoapify);
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

await main().catch(fail);
