import type { DueRecipient } from "@before-ten/db/queries/campaigns/campaign-sending";
import type { Pace } from "@before-ten/db/queries/campaigns/mail-paces";

/** In mails a second, of all processes together. */
export interface MailRates {
  inAll: number;
  /** To addresses of one domain. */
  toDomain: number;
}

/** So far ahead mails are given the instant at which they leave. */
const horizonMs = 1_000;

export const paceOfAll = "all";

export function paceOfDomain(domain: string): string {
  return `domain ${domain}`;
}

interface PlannedMail {
  id: string;
  /** When it may leave. */
  at: Date;
}

interface MailPlan {
  now: PlannedMail[];
  /** Their domain has had its share: they are due one after the other. */
  later: { id: string; dueAt: Date }[];
  /** As they are to be stored. */
  paces: Pace[];
}

/** How many more mails may leave within the horizon. */
export function roomIn(pace: Pace, perSecond: number, now: Date): number {
  const from = Math.max(pace.freeAt.getTime(), now.getTime());
  const aheadMs = now.getTime() + horizonMs - from;
  return Math.max(0, Math.ceil((aheadMs * perSecond) / 1_000));
}

/**
 * Gives each recipient an instant at which the pace of all, and that of their domain, are kept, or
 * puts them off. There is room for all of them in the pace of all.
 */
export function planMails(
  due: readonly DueRecipient[],
  { paces, rates, now }: { paces: readonly Pace[]; rates: MailRates; now: Date },
): MailPlan {
  const paceOf = new Map(paces.map((pace) => [pace.key, createTimetable(pace, now)]));
  const all = paceOf.get(paceOfAll);
  if (all === undefined) throw new Error("Without the pace of all mails nothing can be planned");
  const plan: MailPlan = { now: [], later: [], paces: [] };
  for (const { id, domain } of due) {
    const ofDomain = paceOf.get(paceOfDomain(domain));
    if (ofDomain === undefined) throw new Error("A domain without a pace");
    if (ofDomain.hasRoom()) {
      const at = Math.max(ofDomain.next(rates.toDomain), all.next(rates.inAll));
      plan.now.push({ id, at: new Date(at) });
    } else {
      plan.later.push({ id, dueAt: new Date(ofDomain.planNext(rates.toDomain)) });
    }
  }
  plan.paces = [...paceOf.values()].map((timetable) => timetable.pace());
  return plan;
}

/** Hands out the instants of one pace, in milliseconds. */
function createTimetable({ key, freeAt, plannedUntil }: Pace, now: Date) {
  const end = now.getTime() + horizonMs;
  let free = Math.max(freeAt.getTime(), now.getTime());
  let planned = Math.max(plannedUntil.getTime(), end);
  return {
    hasRoom: () => free < end,
    next(perSecond: number) {
      const at = free;
      free += 1_000 / perSecond;
      return at;
    },
    /** Behind those that were put off before. */
    planNext(perSecond: number) {
      const at = Math.max(planned, free);
      planned = at + 1_000 / perSecond;
      return at;
    },
    pace: (): Pace => ({
      key,
      freeAt: new Date(Math.ceil(free)),
      plannedUntil: new Date(Math.ceil(planned)),
    }),
  };
}
