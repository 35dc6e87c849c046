import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { onTestFinished } from "vitest";
import { systemClock } from "../../cli/server/system-clock.ts";
import { getCampaign } from "../../features/campaigns/campaigns.service.ts";
import {
  type CampaignWorker,
  type CampaignWorkerOptions,
  campaignMailsAtOnce,
} from "../../features/campaigns/sending/campaign-worker.ts";
import { createSmtpMailer } from "../../mail/transports/smtp.ts";
import { linkSecret, noLimit, site, workOnCampaigns } from "./campaign-work.ts";
import { textsWithSender } from "../known-sender.ts";
import type { MailServer } from "../mail-server.ts";

/** A separate process that can be killed. Resolves once it has started. */
export async function forkCampaignProcess(
  connectionString: string,
  { url }: Pick<MailServer, "url">,
  { rate = noLimit.inAll, leaseMs = 300_000 } = {},
): Promise<ChildProcess> {
  const path = join(import.meta.dirname, "campaign-process.ts");
  const child = fork(path, [connectionString, url, String(rate), String(leaseMs)]);
  await once(child, "message");
  return child;
}

/** Creates a database for sending campaigns; removed with the test. */
export async function startSending() {
  const { db, connectionString, close } = await createTestDatabase();
  const deps = { db, clock: systemClock, site, siteTexts: textsWithSender, linkSecret };
  const workers: CampaignWorker[] = [];
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await close();
  });
  const logged: object[] = [];
  return {
    db,
    connectionString,
    deps,
    logged,
    /** Works on campaigns in this process from now on. */
    sendTo: ({ url }: Pick<MailServer, "url">, options: Partial<CampaignWorkerOptions> = {}) => {
      const mailer = createSmtpMailer({
        url,
        from: "hello@club.example",
        maxConnections: campaignMailsAtOnce,
      });
      onTestFinished(() => mailer.close());
      const worker = workOnCampaigns(
        db,
        mailer,
        { rates: noLimit, pollMs: 20, outagePauseMs: 100, ...options },
        (details, message) => void logged.push({ ...details, message }),
      );
      workers.push(worker);
      return worker;
    },
    /** Stores a due campaign. Returns its id. */
    due: (campaign: Parameters<typeof storeCampaign>[1] = {}) =>
      storeCampaign(db, { status: "scheduled", scheduledAt: systemClock.now(), ...campaign }),
    statusOf: async (id: string) => (await getCampaign({ db }, id)).status,
    figuresOf: async (id: string) => (await getCampaign({ db }, id)).figures,
    recipientsOf: (campaignId: string) =>
      db
        .selectFrom("campaign_recipients as recipient")
        .innerJoin("subscribers", "subscribers.id", "recipient.subscriber_id")
        .select([
          "recipient.id",
          "email",
          "state",
          "attempts",
          "error",
          "due_at as dueAt",
          "taken_until as takenUntil",
          "total_emails_sent as emailsSent",
          "subscribers.status",
        ])
        .where("campaign_id", "=", campaignId)
        .orderBy("email")
        .execute(),
  };
}

/** The recipients of the server's mails, in alphabetical order. */
export function readersOf({ received }: MailServer): string[] {
  return received.flatMap(({ recipients }) => recipients).toSorted();
}

/** The value of a mail's header, with folded lines joined. */
export function headerOf(source: string, name: string): string {
  const head = source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
}
