import {
  lockDueRecipients,
  putOffRecipients,
  takeRecipients,
} from "@before-ten/db/queries/campaigns/campaign-sending";
import { lockPaces, updatePaces } from "@before-ten/db/queries/campaigns/mail-paces";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
import { type MailRates, paceOfAll, paceOfDomain, planMails, roomIn } from "./plan-mails.ts";

/** A recipient reserved for this process. */
export interface TakenMail {
  campaignId: string;
  recipientId: string;
  /** When it may be sent. */
  at: Date;
  /** After this, another process may take it. */
  takenUntil: Date;
}

interface TakenMails {
  mails: TakenMail[];
  /** Some are due, but the pace allows no more for now. */
  isHeldBack: boolean;
}

interface Taking {
  rates: MailRates;
  /** How long they are reserved for this process. */
  leaseMs: number;
  limit: number;
}

/**
 * Takes some of a campaign's due recipients. One process at a time does this, for a few
 * milliseconds, because the pace is shared.
 */
export async function takeMails(
  { db, clock }: Pick<Deps, "db" | "clock">,
  campaignId: string,
  { rates, leaseMs, limit }: Taking,
): Promise<TakenMails> {
  return inTransaction(db, async (trx) => {
    const [ofAll] = await lockPaces(trx, [paceOfAll], clock.now());
    if (ofAll === undefined) throw new Error("A pace that was just stored is gone");
    const now = clock.now();
    const room = Math.min(limit, roomIn(ofAll, rates.inAll, now));
    if (room === 0) return { mails: [], isHeldBack: true };
    const due = await lockDueRecipients(trx, campaignId, { at: now, leaseMs, limit: room });
    if (due.length === 0) return { mails: [], isHeldBack: false };
    const domains = new Set(due.map(({ domain }) => paceOfDomain(domain)));
    const ofDomains = await lockPaces(trx, [...domains], now);
    const plan = planMails(due, { paces: [ofAll, ...ofDomains], rates, now });
    const takenUntil = new Date(now.getTime() + leaseMs);
    const ids = plan.now.map(({ id }) => id);
    await takeRecipients(trx, ids, takenUntil);
    await putOffRecipients(trx, plan.later);
    await updatePaces(trx, plan.paces);
    const mails = plan.now.map(({ id, at }) => ({ campaignId, recipientId: id, at, takenUntil }));
    return { mails, isHeldBack: true };
  });
}
