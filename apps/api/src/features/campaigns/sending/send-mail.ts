import { setTimeout as wait } from "node:timers/promises";
import {
  findRecipientToMail,
  giveBackRecipients,
  noteRecipientSent,
  retryRecipient,
  settleRecipient,
} from "@before-ten/db/queries/campaigns/campaign-sending";
import { inTransaction } from "@before-ten/db/transactions";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import type { Deps } from "../../../deps.ts";
import type { OutageLog } from "../../../http/outages.ts";
import {
  errorReason,
  type Mailer,
  MailRefused,
  MailServerUnusable,
  RecipientRefused,
  SenderRefused,
} from "../../../mail/mailer.ts";
import type { MailOutage } from "../../../mail/mail-outage.ts";
import { refuseManyRecipients } from "../../../mail/queued-mail.ts";
import {
  type SubscriberLinks,
  campaignMail,
  messageIdOf,
  type createWrittenCampaigns,
} from "./campaign-mail.ts";
import { pauseOnErrors } from "./pause-campaign.ts";
import type { TakenMail } from "./take-mails.ts";

interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

export interface SendMailDeps extends Pick<
  Deps,
  "db" | "clock" | "site" | "siteTexts" | "linkSecret"
> {
  mailer: Mailer;
  /** The domain of Message-IDs. */
  domain: string;
  subscriberLinks: SubscriberLinks;
  /** Notes that an address doesn't accept mail; in the caller's transaction. */
  bounceSubscriber: (deps: Pick<Deps, "db" | "clock">, id: string) => Promise<void>;
  findWritten: ReturnType<typeof createWrittenCampaigns>;
  mailOutage: MailOutage;
  outages: Pick<OutageLog, "takes">;
  log: Log;
}

const minuteMs = 60_000;
/** Pauses before the second attempt, the third and so on; after the last one a mail is given up. */
const pausesMs = [1, 5, 20, 60, 180].map((minutes) => minutes * minuteMs);
const noteAgainAfterMs = 250;

/**
 * Sends one mail, unless the campaign was paused or its reader left at the last moment. Rejects if
 * the database is down; another process takes the mail later.
 */
export async function sendMail(
  deps: SendMailDeps,
  mail: TakenMail,
  closing: AbortSignal,
): Promise<void> {
  const { db, clock, mailer } = deps;
  const recipient = await findRecipientToMail(db, mail.recipientId);
  if (recipient?.state !== "waiting") return;
  if (recipient.campaignStatus !== "sending") {
    await giveBackRecipients(db, [mail.recipientId], mail.takenUntil);
    return;
  }
  const { topics, pausedUntil } = recipient;
  const isPaused = pausedUntil !== null && pausedUntil > clock.now();
  const wantsTopic = topics.length === 0 || topics.includes(recipient.topic);
  if (recipient.status !== "active" || isPaused || !wantsTopic) {
    const skipped = {
      state: "skipped",
      error: null,
      isBlocked: false,
      at: clock.now(),
    } as const;
    await settleRecipient(db, mail.recipientId, skipped);
    return;
  }
  try {
    const outgoing = campaignMail(
      await deps.findWritten(mail.campaignId),
      { ...recipient, id: mail.recipientId, campaignId: mail.campaignId },
      { ...deps, texts: await deps.siteTexts.read() },
    );
    refuseManyRecipients(outgoing);
    await mailer.send(outgoing);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    await noteError(deps, { mail, recipient }, error);
    return;
  }
  deps.mailOutage.end();
  await noteSent(deps, mail, closing);
}

/**
 * If this note is lost the mail is sent again, so it is retried as long as the claim on the mail
 * lasts.
 */
async function noteSent(
  { db, clock, outages, log }: SendMailDeps,
  { recipientId, takenUntil }: TakenMail,
  closing: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await noteRecipientSent(db, recipientId, clock.now());
      return;
    } catch (error) {
      if (closing.aborted || clock.now() >= takenUntil) throw error;
      if (!outages.takes(error)) log.warn({ recipientId, err: error }, "a mail is noted again");
      await wait(noteAgainAfterMs);
    }
  }
}

interface Attempt {
  mail: TakenMail;
  recipient: { subscriberId: string; attempts: number; domain: string };
}

async function noteError(
  deps: SendMailDeps,
  { mail, recipient }: Attempt,
  error: unknown,
): Promise<void> {
  const { db, clock, log, domain } = deps;
  const messageId = messageIdOf(mail.recipientId, domain);
  const reason = errorReason(error);
  if (error instanceof MailServerUnusable) {
    deps.mailOutage.begin({ messageId, reason }, error.message);
    await giveBackRecipients(db, [mail.recipientId], mail.takenUntil);
    return;
  }
  const pauseMs = pausesMs[recipient.attempts];
  if (!(error instanceof MailRefused) && pauseMs !== undefined) {
    log.warn({ messageId, reason }, "a campaign's mail waits for its next attempt");
    const dueAt = new Date(clock.now().getTime() + pauseMs);
    await retryRecipient(db, mail.recipientId, { error: reason, dueAt });
    return;
  }
  log.error({ messageId, reason }, "a campaign's mail was given up");
  await inTransaction(db, async (trx) => {
    if (error instanceof RecipientRefused) {
      await deps.bounceSubscriber({ db: trx, clock }, recipient.subscriberId);
    }
    const isBlocked = error instanceof SenderRefused;
    const failed = { state: "failed", error: reason, isBlocked, at: clock.now() } as const;
    await settleRecipient(trx, mail.recipientId, failed);
    const { campaignId } = mail;
    const rejectedBy = isBlocked ? recipient.domain : undefined;
    if (await pauseOnErrors({ db: trx, clock }, campaignId, rejectedBy)) {
      log.warn({ campaign: campaignId }, "campaign paused automatically: too many errors");
    }
  });
}
