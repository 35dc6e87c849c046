import { join } from "node:path";
import { actAsJob } from "@before-ten/db/actor";
import { announcePagesChanged } from "@before-ten/db/announcements";
import { hasNightlyBackups } from "../../backup/backup-settings.ts";
import type { Settings } from "../../env.ts";
import { startWebhookWorker } from "../../features/changes/webhooks/webhook-worker.ts";
import { watchAlerts } from "../../features/alerts/watch-alerts.ts";
import { answerPasswordResets } from "../../features/auth/password/password-reset-queue.ts";
import { sendPasswordReset } from "../../features/auth/password/password-reset.service.ts";
import { keepSegmentsMerged } from "../../features/campaigns/audience/merge-segments.ts";
import { startBounceWatch } from "../../features/campaigns/bounces/bounce-mailbox.ts";
import { startEngagementWatch } from "../../features/campaigns/engagement/rate-campaigns.ts";
import {
  type CampaignWorker,
  campaignMailsAtOnce,
  startCampaignWorker,
} from "../../features/campaigns/sending/campaign-worker.ts";
import { findCities } from "../../features/events/cities/cities.service.ts";
import { insertImportedEvents } from "../../features/events/imported-events.service.ts";
import { eventTarget } from "../../features/imports/event-target.ts";
import { type ImportWorker, startImportWorker } from "../../features/imports/import-worker.ts";
import { subscriberTarget } from "../../features/imports/subscriber-target.ts";
import { bounceSubscriber } from "../../features/newsletter/bounce-subscriber.ts";
import { preferencesUrl, unsubscribeUrl } from "../../features/newsletter/subscriber-links.ts";
import { findErased } from "../../features/privacy/address-hash.ts";
import { createHumanitix } from "../../features/orders/humanitix.ts";
import { keepSellersPolled } from "../../features/orders/poll-sellers.ts";
import { keepOrdersSettled } from "../../features/orders/settle-orders.ts";
import { keepSchedule } from "../../features/schedule/keep-schedule.ts";
import { watchSearchEngines } from "../../features/search-engines/watch-search-engines.ts";
import { readCheckMail } from "../../features/sender-health/sender-health.service.ts";
import { startSenderWatch } from "../../features/sender-health/watch-sender.ts";
import { startTicketWatch } from "../../features/ticket-pages/watch-ticket-pages.ts";
import { startImageSweep } from "../../images/sweep-images.ts";
import { deliverMails, mailsAtOnce } from "../../mail/deliver-mails.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { openOutbox } from "../../mail/transports/outbox.ts";
import { applySchedules } from "../../registry/apply-schedules.ts";
import { sweepHourly } from "../../registry/hourly-sweep.ts";
import { mailKinds } from "../../registry/mail-kinds.ts";
import { createGuardedRequest } from "../../outbound/guarded-request.ts";
import { type Parts, mailDomainOf } from "./open-parts.ts";
import { systemClock } from "./system-clock.ts";

export interface Background {
  /** Page content has changed: alerts may be due, and schedules may differ. */
  look: () => void;
  /** Takes no more work, and lets current work finish for a short time. */
  close: () => Promise<void>;
}

/** Starts all background work. Several processes may: the database decides who does what. */
export async function workInBackground(parts: Parts): Promise<Background> {
  const { settings, deps, mailQueue, mailNotes, log, outages, opened } = parts;
  /** Logs errors that aren't part of an outage, with their consequence. */
  const logged = (message: string) => (error: unknown) => {
    if (!outages.takes(error)) log.warn({ err: error }, message);
  };
  const mailer = await openMailer(settings, mailsAtOnce);
  opened.defer(() => mailer.close());
  // Uses separate connections, so that campaigns don't delay urgent mails such as password links.
  const campaignMailer = await openMailer(settings, campaignMailsAtOnce);
  opened.defer(() => campaignMailer.close());

  const alerts = watchAlerts(deps, logged("alerts are looked for again in a minute"));
  const schedule = keepSchedule(
    deps,
    applySchedules(deps),
    logged("what is due is tried again soon"),
  );
  const searchEngines = watchSearchEngines(
    { ...deps, findCities: () => findCities(deps) },
    logged("search engines are told of changes later"),
  );
  const ends: (() => unknown)[] = [
    () => alerts.close(),
    () => searchEngines.close(),
    () => schedule.close(),
    ...startUpkeep(parts, logged),
    startWebhooks(parts, logged("webhooks are tried again soon")),
  ];
  if (hasNightlyBackups(settings.backup)) {
    const { startNightlyBackup } = await import("../../backup/nightly-backup.ts");
    ends.push(startNightlyBackup({ ...deps, hour: settings.backup.hour, log, outages }));
  }
  const delivery = { kinds: mailKinds, log, outages };
  await actAsJob("mail queue", () =>
    deliverMails(deps, mailQueue, { ...delivery, mailer: mailNotes.noting(mailer, "queue") }),
  );
  await answerPasswordResets(mailQueue, (email) =>
    actAsJob("password resets", () => sendPasswordReset(deps, email)),
  );
  const campaigns = startCampaigns(parts, mailNotes.noting(campaignMailer, "campaigns"));
  const imports = startImports(parts);
  ends.push(
    () => campaigns.close(),
    () => imports.close(),
    () => mailQueue.finishDelivering(),
  );
  return {
    look() {
      alerts.look();
      schedule.look();
      searchEngines.look();
    },
    async close() {
      await Promise.all(ends.map((end) => end()));
    },
  };
}

/** Periodic maintenance. Returns functions that stop it. */
function startUpkeep(
  { settings, deps, log }: Parts,
  logged: (message: string) => (error: unknown) => void,
): (() => unknown)[] {
  const { messagesDays, historyDays, bounceImapUrl, ticketWatch } = settings;
  const ends: (() => unknown)[] = [
    sweepHourly(
      { ...deps, messagesDays, historyDays },
      {
        onError: (error) => log.warn({ err: error }, "what has expired stays for another hour"),
        onSkipped: () => log.error("nothing that is old is deleted: the clock isn't right"),
      },
    ),
    keepSegmentsMerged(deps, logged("changed subscribers are merged later")),
    keepSellersPolled(
      { ...deps, humanitix: createHumanitix(humanitixOf(settings)) },
      logged("orders are read from their sellers later"),
    ),
    keepOrdersSettled(deps, logged("orders are counted in two seconds")),
    startImageSweep(deps, log),
    startEngagementWatch(deps, logged("engagement is computed in a minute")),
    startSenderWatch(deps, log),
  ];
  if (bounceImapUrl !== undefined) {
    const bounces = { ...deps, readCheckMail: (mail: Uint8Array) => readCheckMail(deps, mail) };
    ends.push(actAsJob("bounces", () => startBounceWatch(bounces, bounceImapUrl, log)));
  }
  if (ticketWatch) ends.push(startTicketWatch(deps, log));
  return ends;
}

function startWebhooks(
  { settings, deps }: Parts,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const userAgent = `BeforeTenWebhooks/1.0 (+${settings.publicUrl})`;
  const tools = { ...deps, request: createGuardedRequest({ userAgent }) };
  return actAsJob("webhooks", () => startWebhookWorker(tools, onError));
}

function humanitixOf({ publicUrl }: Settings) {
  return { url: "https://api.humanitix.com/v1", userAgent: `BeforeTen/1.0 (+${publicUrl})` };
}

function startCampaigns(
  { settings, deps, log, outages }: Parts,
  campaignMailer: Mailer,
): CampaignWorker {
  const { db, clock, siteTexts, linkSecret } = deps;
  return actAsJob("campaigns", () =>
    startCampaignWorker(
      {
        db,
        clock,
        site: settings,
        siteTexts,
        linkSecret,
        mailer: campaignMailer,
        domain: mailDomainOf(settings),
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
    ),
  );
}

function startImports({ deps, log, outages }: Parts): ImportWorker {
  const { db, clock, erasureSecret, responseCache } = deps;
  return actAsJob("imports", () =>
    startImportWorker({
      db,
      clock,
      outages,
      log,
      targets: {
        subscribers: subscriberTarget({
          clock,
          findErased: (trx, addresses) => findErased({ erasureSecret }, trx, addresses),
        }),
        events: eventTarget({
          insertEvents: (trx, events) => insertImportedEvents({ clock }, trx, events),
          async announce() {
            responseCache.clear();
            await announcePagesChanged(db);
          },
        }),
      },
    }),
  );
}

async function openMailer(
  { smtpUrl, mailFrom: from, dataDir }: Settings,
  maxConnections: number,
): Promise<Mailer> {
  if (smtpUrl === undefined) {
    return openOutbox({ dir: join(dataDir, "outbox"), from, clock: systemClock });
  }
  const { createSmtpMailer } = await import("../../mail/transports/smtp.ts");
  return createSmtpMailer({ url: smtpUrl, from, maxConnections });
}
