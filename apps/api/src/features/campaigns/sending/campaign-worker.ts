import { setTimeout as wait } from "node:timers/promises";
import {
  giveBackRecipients,
  hastenRecipients,
  listSendingCampaigns,
} from "@before-ten/db/queries/campaigns/campaign-sending";
import { finishCampaigns } from "@before-ten/db/queries/campaigns/campaign-start";
import { isHoldingCampaigns } from "@before-ten/db/queries/sender-health/sender-health";
import { deletePastPaces } from "@before-ten/db/queries/campaigns/mail-paces";
import { createMailOutage } from "../../../mail/mail-outage.ts";
import { createWrittenCampaigns } from "./campaign-mail.ts";
import { type MailRates, longestWaitMs } from "./plan-mails.ts";
import { type SendMailDeps, sendMail } from "./send-mail.ts";
import { makeRecipients, startDueCampaign } from "./start-campaigns.ts";
import { type TakenMail, takeMails } from "./take-mails.ts";

/**
 * Campaign mails one process sends at once. They use their own connections, so transactional mails
 * don't queue behind them.
 */
export const campaignMailsAtOnce = 4;

/** Recipients taken by one look at the database. */
const takenAtOnce = 50;
/**
 * A mail that waited longer in this process is given back, because sending it may take the rest of
 * the lease.
 */
const startWithinLease = 0.25;
/** The same time as requests get when the server closes. */
const finishWithinMs = 3_000;
const heldBackMs = 200;
const hastenedAtOnce = 5_000;

export interface CampaignWorkerOptions {
  rates: MailRates;
  /**
   * How long a taken mail belongs to this process, in milliseconds; longer than any exchange with a
   * mail server may last.
   */
  leaseMs?: number;
  /** How often to look for work while nothing is being sent, in milliseconds. */
  pollMs?: number;
  /** Milliseconds before an unavailable mail server is tried again. */
  outagePauseMs?: number;
}

export interface CampaignWorker {
  /** Takes no more mails, and lets those in progress finish for a short time. */
  close: () => Promise<void>;
}

type WorkerDeps = Omit<SendMailDeps, "findWritten" | "mailOutage">;

/**
 * Starts and sends campaigns in this process until it closes. Several processes may do so: the
 * work, and which process has taken it, is in the database (docs/decisions/0019).
 */
export function startCampaignWorker(
  deps: WorkerDeps,
  { rates, leaseMs = 300_000, pollMs = 500, outagePauseMs = 10_000 }: CampaignWorkerOptions,
): CampaignWorker {
  const { db, clock, log, outages } = deps;
  const closed = new AbortController();
  const closing = closed.signal;
  const mailOutage = createMailOutage(log, clock);
  const sending = { ...deps, mailOutage, findWritten: createWrittenCampaigns(db) };
  const taken: TakenMail[] = [];
  let taking: Promise<void> | undefined;
  let turn = 0;

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: closing, ref: false }).catch(() => undefined);

  /** After any error, the next look comes soon. */
  async function soonAgain(error: unknown): Promise<void> {
    if (!outages.takes(error)) log.warn({ err: error }, "campaigns are looked at again");
    await pause(pollMs);
  }

  /** The first campaign may use up the whole pace, so the order rotates. */
  function inTurn(campaignIds: string[]): string[] {
    turn += 1;
    const first = turn % Math.max(1, campaignIds.length);
    return [...campaignIds.slice(first), ...campaignIds.slice(0, first)];
  }

  async function takeMore(): Promise<void> {
    try {
      let isHeldBack = false;
      const isWaiting = await isHoldingCampaigns(db, clock.now());
      for (const campaignId of isWaiting ? [] : inTurn(await listSendingCampaigns(db))) {
        const more = await takeMails(deps, campaignId, { rates, leaseMs, limit: takenAtOnce });
        taken.push(...more.mails);
        isHeldBack ||= more.isHeldBack;
      }
      if (taken.length === 0) await pause(isHeldBack ? heldBackMs : pollMs);
    } catch (error) {
      await soonAgain(error);
    } finally {
      taking = undefined;
    }
  }

  async function nextMail(): Promise<TakenMail | undefined> {
    while (!closing.aborted) {
      await mailOutage.wait(outagePauseMs, closing);
      const mail = taken.shift();
      if (mail !== undefined) return mail;
      await (taking ??= takeMore());
    }
    return undefined;
  }

  async function sendInTurn(mail: TakenMail): Promise<void> {
    const { recipientId, at, takenUntil } = mail;
    const earlyMs = at.getTime() - clock.now().getTime();
    // Otherwise it was taken while the clock was ahead.
    if (earlyMs > 0 && earlyMs <= leaseMs) await pause(earlyMs);
    const startsBy = takenUntil.getTime() - leaseMs * (1 - startWithinLease);
    if (closing.aborted || earlyMs > leaseMs || clock.now().getTime() > startsBy) {
      await giveBackRecipients(db, [recipientId], takenUntil);
      return;
    }
    await sendMail(sending, mail, closing);
  }

  async function keepSending(): Promise<void> {
    for (let mail = await nextMail(); mail !== undefined; mail = await nextMail()) {
      await sendInTurn(mail).catch(soonAgain);
    }
  }

  async function keepStarting(): Promise<void> {
    while (!closing.aborted) {
      try {
        await startAndFinish();
        await pause(pollMs);
      } catch (error) {
        await soonAgain(error);
      }
    }
  }

  async function startAndFinish(): Promise<void> {
    const hastened = { at: clock.now(), longestMs: longestWaitMs, limit: hastenedAtOnce };
    await hastenRecipients(db, hastened);
    for (let started = await startDueCampaign(deps); started !== undefined;) {
      const { id, error } = started;
      if (error === undefined) log.info({ campaign: id }, "a campaign starts");
      else log.error({ campaign: id, reason: error.message }, "a campaign couldn't start");
      started = await startDueCampaign(deps);
    }
    while (!closing.aborted && (await makeRecipients(deps)));
    for (const id of await finishCampaigns(db, clock.now())) {
      log.info({ campaign: id }, "a campaign has gone out");
      await deletePastPaces(db, clock.now());
    }
  }

  const places = Array.from({ length: campaignMailsAtOnce }, keepSending);
  const working = Promise.all([keepStarting(), ...places]);

  return {
    async close() {
      closed.abort();
      await Promise.race([working, wait(finishWithinMs, undefined, { ref: false })]);
      const rest = Map.groupBy(taken.splice(0), ({ takenUntil }) => takenUntil);
      for (const [takenUntil, mails] of rest) {
        const ids = mails.map(({ recipientId }) => recipientId);
        await giveBackRecipients(db, ids, takenUntil).catch(() => undefined);
      }
    },
  };
}
