import { meantUntilMs } from "@before-ten/contracts/shared/meant-instants";
import type { DueRecipient } from "@before-ten/db/queries/campaigns/campaign-sending";
import type { Pace } from "@before-ten/db/queries/campaigns/mail-paces";

/** Mails per second, for all processes together. */
export interface MailRates {
  inAll: number;
  /** To addresses of a single domain. */
  toDomain: number;
}

/** How far ahead mails are scheduled. */
const horizonMs = 1_000;
/** A mail that would have to wait longer is planned again then. */
const longestPutOffMs = 24 * 60 * 60_000;
/** The longest a campaign's mail waits: for a country's local time, or to be planned again. */
export const longestWaitMs = 2 * longestPutOffMs;

export const paceOfAll = "all";

export function paceOfDomain(domain: string): string {
  return `domain ${domain}`;
}

interface PlannedMail {
  id: string;
  /** When it may be sent. */
  at: Date;
}

interface MailPlan {
  now: PlannedMail[];
  /** Put off because their domain's share is used up; due one after the other. */
  later: { id: string; dueAt: Date }[];
  /** To be stored. */
  paces: Pace[];
}

/** How many more mails fit within the horizon. */
export function roomIn(pace: Pace, perSecond: number, now: Date): number {
  const from = Math.max(freeFrom(pace, perSecond, now), now.getTime());
  const aheadMs = now.getTime() + horizonMs - from;
  return Math.max(0, Math.ceil((aheadMs * perSecond) / 1_000));
}

/** A pace reserved for longer than one mail was stored while the clock was ahead. */
function freeFrom({ freeAt }: Pace, perSecond: number, now: Date): number {
  const meant = meantUntilMs(now.getTime(), horizonMs + 1_000 / perSecond);
  return freeAt.getTime() > meant ? now.getTime() : freeAt.getTime();
}

/**
 * Gives each recipient a time that keeps both the overall pace and that of their domain, or puts
 * them off. The overall pace has room for all of them.
 */
export function planMails(
  due: readonly DueRecipient[],
  { paces, rates, now }: { paces: readonly Pace[]; rates: MailRates; now: Date },
): MailPlan {
  const paceOf = new Map(
    paces.map((pace) => [pace.key, createTimetable(pace, rateOf(pace.key, rates), now)]),
  );
  const all = paceOf.get(paceOfAll);
  if (all === undefined) throw new Error("Without the pace of all mails nothing can be planned");
  const plan: MailPlan = { now: [], later: [], paces: [] };
  for (const { id, domain } of due) {
    const ofDomain = paceOf.get(paceOfDomain(domain));
    if (ofDomain === undefined) throw new Error("A domain without a pace");
    if (ofDomain.hasRoom()) {
      const at = Math.max(ofDomain.next(), all.next());
      plan.now.push({ id, at: new Date(at) });
    } else {
      plan.later.push({ id, dueAt: new Date(ofDomain.planNext()) });
    }
  }
  plan.paces = [...paceOf.values()].map((timetable) => timetable.pace());
  return plan;
}

function rateOf(key: string, { inAll, toDomain }: MailRates): number {
  return key === paceOfAll ? inAll : toDomain;
}

/** Hands out the times of one pace, in milliseconds. */
function createTimetable(pace: Pace, perSecond: number, now: Date) {
  const { key, plannedUntil } = pace;
  const end = now.getTime() + horizonMs;
  const last = now.getTime() + longestPutOffMs;
  const everyMs = 1_000 / perSecond;
  let free = Math.max(freeFrom(pace, perSecond, now), now.getTime());
  const isMeant = plannedUntil.getTime() <= meantUntilMs(last, everyMs);
  let planned = Math.max(isMeant ? plannedUntil.getTime() : end, end);
  return {
    hasRoom: () => free < end,
    next() {
      const at = free;
      free += everyMs;
      return at;
    },
    /** After those that were put off before. */
    planNext() {
      const at = Math.min(Math.max(planned, free), last);
      planned = at + everyMs;
      return at;
    },
    pace: (): Pace => ({
      key,
      freeAt: new Date(Math.ceil(free)),
      plannedUntil: new Date(Math.ceil(planned)),
    }),
  };
}
