import { join } from "node:path";
import { migrateToLatest } from "@before-ten/db/migrate";
import { getSecret } from "@before-ten/db/queries/shared/secrets";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildApp } from "../app.ts";
import { createResponseCache } from "../cache/response-cache.ts";
import type { PlaceSearch } from "../deps.ts";
import type { Settings } from "../env.ts";
import { watchAlerts } from "../features/alerts/watch-alerts.ts";
import {
  campaignMailsAtOnce,
  startCampaignWorker,
} from "../features/campaigns/sending/campaign-worker.ts";
import { accountOwners } from "../features/auth/account-owners.ts";
import {
  answerPasswordResets,
  openPasswordResetQueue,
} from "../features/auth/password-reset-queue.ts";
import { sendPasswordReset } from "../features/auth/password-reset.service.ts";
import { startBounceWatch } from "../features/campaigns/bounces/bounce-mailbox.ts";
import { startEngagementWatch } from "../features/campaigns/engagement/rate-campaigns.ts";
import { createGeoapifySearch, noPlaceSearch } from "../features/places/geoapify.ts";
import { keepSegmentsMerged } from "../features/campaigns/audience/merge-segments.ts";
import { updateEvent } from "../features/events/admin-events.service.ts";
import { bounceSubscriber } from "../features/newsletter/bounce-subscriber.ts";
import { preferencesUrl, unsubscribeUrl } from "../features/newsletter/subscriber-links.ts";
import { startTicketWatch } from "../features/ticket-pages/watch-ticket-pages.ts";
import { createOutageLog } from "../http/outages.ts";
import { createDiskImages } from "../images/disk-image-store.ts";
import { startImageSweep } from "../images/sweep-images.ts";
import { deliverMails, mailsAtOnce } from "../mail/deliver-mails.ts";
import { openMailQueue } from "../mail/mail-queue.ts";
import type { Mailer } from "../mail/mailer.ts";
import { openOutbox } from "../mail/transports/outbox.ts";
import { createPageFetcher } from "../outbound/page-fetcher.ts";
import { loadBuiltEntry } from "../pages/page-renderer.ts";
import { registerWeb } from "../pages/register-pages.ts";
import { appRouter } from "../registry/app-router.ts";
import { sweepHourly } from "../registry/hourly-sweep.ts";
import { mailKinds } from "../registry/mail-kinds.ts";
import { createWorkerPool } from "../workers/worker-pool.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";
import { welcomeFirstAdmin } from "./first-admin.ts";
import type { Storage } from "./open-database.ts";
import type { Progress } from "./progress.ts";
import { seedDemo } from "./seed-demo.ts";
import { systemClock } from "./system-clock.ts";

const webDir = join(import.meta.dirname, "../../../web");

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

/**
 * Makes everything that answers requests. The pages are read, and built where they are too old,
 * while the database still starts.
 */
export async function prepareServer(
  settings: Settings,
  opening: Promise<Storage>,
  { log, progress, opened, signal }: Start,
): Promise<Prepared> {
  const mode = process.argv.includes("--dev") ? "development" : "production";
  const mediaDir = join(settings.dataDir, "media");
  const images = createDiskImages(mediaDir);
  const clock = systemClock;
  const building = mode === "production" ? build(progress, signal) : undefined;
  // It is waited for below; until then a failure has to lie still.
  building?.catch(() => undefined);
  const mailer = await openMailer(settings, mailsAtOnce);
  opened.defer(() => mailer.close());
  // Of its own connections: no campaign stands before a link to a new password.
  const campaignMailer = await openMailer(settings, campaignMailsAtOnce);
  opened.defer(() => campaignMailer.close());

  const workers = createWorkerPool();
  opened.defer(() => workers.close());

  const { db, connectionString, askReadiness: askDatabase, onPagesChanged } = await opening;
  const askReadiness = async () => {
    const state = await askDatabase();
    return state === "ready" && !(await images.hasRoom()) ? "no room for pictures" : state;
  };
  const outages = createOutageLog(log, askReadiness);

  await progress.during("Bringing the database up to date", () =>
    migrateToLatest(connectionString),
  );
  const [linkSecret, countingSecret] = await Promise.all([
    getSecret(db, "mailed links"),
    getSecret(db, "counting"),
    settings.seedDemo &&
      progress.during("Making a demo club", (report) =>
        seedDemo({ db, clock, images, workers, site: settings }, report),
      ),
    building,
  ]);
  const domain = settings.mailFrom.replace(/^.*@/, "");
  const mailQueue = await openMailQueue(db, {
    domain,
    onError: (error) => {
      if (!outages.takes(error)) log.warn({ err: error }, "the mail queue tries again");
    },
  });
  opened.defer(() => mailQueue.close());
  const cache = createResponseCache(clock);
  const deps = {
    db,
    clock,
    images,
    workers,
    mailQueue,
    responseCache: cache,
    passwordResets: await openPasswordResetQueue(mailQueue),
    accountOwners,
    linkSecret,
    countingSecret,
    places: placeSearchOf(settings),
    pages: createPageFetcher({ clock, userAgent: userAgentOf(settings) }),
    eventUpdates: { update: updateEvent },
    isTicketWatchOn: settings.ticketWatch,
    site: settings,
  };
  const alerts = watchAlerts(deps, (error) => {
    if (!outages.takes(error)) log.warn({ err: error }, "alerts are looked for again in a minute");
  });
  opened.defer(() => alerts.close());
  onPagesChanged(() => {
    cache.clear();
    alerts.look();
  });
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
  app.addHook(
    "onClose",
    keepSegmentsMerged(deps, (error) => {
      if (!outages.takes(error)) log.warn({ err: error }, "changed subscribers are merged later");
    }),
  );
  app.addHook("onClose", startImageSweep(deps, log));
  const endEngagementWatch = startEngagementWatch(deps, (error) => {
    if (!outages.takes(error)) log.warn({ err: error }, "engagement is computed in a minute");
  });
  app.addHook("onClose", endEngagementWatch);
  if (settings.bounceImapUrl !== undefined) {
    app.addHook("onClose", startBounceWatch(deps, settings.bounceImapUrl, log));
  }
  if (settings.ticketWatch) app.addHook("onClose", startTicketWatch(deps, log));
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
  const campaigns = startCampaignWorker(
    {
      db,
      clock,
      site: settings,
      linkSecret,
      mailer: campaignMailer,
      domain,
      subscriberLinks: {
        unsubscribeUrl: (subscriberId, recipientId) =>
          unsubscribeUrl(settings, linkSecret, subscriberId, recipientId),
        preferencesUrl: (subscriberId) => preferencesUrl(settings, linkSecret, subscriberId),
      },
      bounceSubscriber,
      outages,
      log,
    },
    { rates: settings.campaignRates },
  );
  opened.defer(() => campaigns.close());
  await answerPasswordResets(mailQueue, (email) => sendPasswordReset(deps, email));
  return { app, welcome: await welcomeFirstAdmin(deps, settings) };
}

async function build(progress: Progress, signal: AbortSignal): Promise<void> {
  await progress.during("Building the pages", () => buildWhenNeeded(signal));
  // Whoever loads it later finds it loaded.
  await loadBuiltEntry(webDir);
}

async function openMailer(
  { smtpUrl, mailFrom: from, dataDir }: Settings,
  maxConnections: number,
): Promise<Mailer> {
  if (smtpUrl === undefined) {
    return openOutbox({ dir: join(dataDir, "outbox"), from, clock: systemClock });
  }
  const { createSmtpMailer } = await import("../mail/transports/smtp.ts");
  return createSmtpMailer({ url: smtpUrl, from, maxConnections });
}

function placeSearchOf({ geoapify }: Settings): PlaceSearch {
  return geoapify === undefined ? noPlaceSearch : createGeoapifySearch(geoapify);
}

/** What owners of ticket pages read in their logs, and may name in their robots.txt. */
function userAgentOf({ publicUrl }: Settings): string {
  return `BeforeTenTicketWatch/1.0 (+${publicUrl})`;
}
