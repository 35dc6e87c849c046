import type { Db } from "@before-ten/db/client";
import { systemClock } from "../../cli/server/system-clock.ts";
import {
  type CampaignWorker,
  type CampaignWorkerOptions,
  startCampaignWorker,
} from "../../features/campaigns/sending/campaign-worker.ts";
import { bounceSubscriber } from "../../features/newsletter/bounce-subscriber.ts";
import { preferencesUrl, unsubscribeUrl } from "../../features/newsletter/subscriber-links.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { textsWithSender } from "../known-sender.ts";

export const site = {
  publicUrl: "https://club.example",
  mailFrom: "hello@club.example",
  contactTo: "team@club.example",
  newsletterDoubleOptIn: false,
};
export const linkSecret = Buffer.from("a secret of tests, 32 bytes long");

export const noLimit = { inAll: 10_000, toDomain: 10_000 };

/** Does a server's work on campaigns; `log` receives its lines. */
export function workOnCampaigns(
  db: Db,
  mailer: Mailer,
  options: CampaignWorkerOptions,
  log: (details: object, message: string) => void = () => undefined,
): CampaignWorker {
  return startCampaignWorker(
    {
      db,
      clock: systemClock,
      site,
      siteTexts: textsWithSender,
      linkSecret,
      mailer,
      domain: "club.example",
      subscriberLinks: {
        unsubscribeUrl: (subscriberId, recipientId) =>
          unsubscribeUrl(site, linkSecret, subscriberId, recipientId),
        preferencesUrl: (subscriberId) => preferencesUrl(site, linkSecret, subscriberId),
      },
      bounceSubscriber,
      outages: { takes: () => false },
      log: { info: log, warn: log, error: log },
    },
    options,
  );
}
