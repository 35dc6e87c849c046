import { type AnalyticsPeriod, daysOf } from "@before-ten/contracts/analytics/period";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import {
  type SubscriberStatus,
  maxShownHistory,
  subscriberSearchCap,
  maxPreferences,
} from "@before-ten/contracts/newsletter/rules";
import type {
  AdminSubscriber,
  AdminSubscriberWithHistory,
  NewsletterFigures,
  SubscriberPagination,
  SubscriberPreferences,
} from "@before-ten/contracts/newsletter/output";
import { paginate } from "@before-ten/contracts/shared/pagination";
import type { Db } from "@before-ten/db/client";
import {
  type StatusChangeAuthor,
  type SubscriberFilter,
  changeStatusOf,
  findSubscriber,
  listStatusChanges,
  listSubscribers,
  lockPreferences,
  lockSubscribersNotIn,
  setSubscriberPreferences as setPreferences,
} from "@before-ten/db/queries/newsletter/admin-subscribers";
import { findChoices, recordChoice } from "@before-ten/db/queries/newsletter/subscriber-choices";
import { findPageStart, readOverview } from "@before-ten/db/queries/newsletter/subscriber-counts";
import { searchSubscribers } from "@before-ten/db/queries/newsletter/subscriber-search";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { readHistory } from "./choices.service.ts";
import { presentSubscriber, presentSubscriberWithHistory } from "./newsletter.present.ts";

type Tools = Pick<Deps, "db" | "clock">;

interface SubscriberPage {
  items: AdminSubscriber[];
  pagination: SubscriberPagination;
}

export async function listSubscribersForAdmin(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: SubscriberFilter & { page: number; limit: number },
): Promise<SubscriberPage> {
  const offset = (page - 1) * limit;
  const { rows, total, capped } =
    filter.search === undefined || filter.search === ""
      ? await listAll(db, filter, { limit, offset })
      : await searchSubscribers(db, filter, { limit, offset, cap: subscriberSearchCap });
  return {
    items: rows.map(presentSubscriber),
    pagination: { ...paginate(page, limit, total), capped },
  };
}

async function listAll(
  db: Db,
  filter: SubscriberFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { total, before, skip } = await findPageStart(db, filter.status, offset);
  const rows = await listSubscribers(db, filter, { before, limit, offset: skip });
  return { rows, total, capped: false };
}

export async function readSubscriberOverview(
  { db, clock }: Tools,
  period: AnalyticsPeriod,
): Promise<NewsletterFigures> {
  const counts = await readOverview(db, { now: clock.now(), days: daysOf(period) });
  return {
    period,
    overview: {
      totalSubscribers: counts.total,
      newSubscribersToday: counts.today,
      engagementRate: Number(counts.engagement),
      engagementSubscribers: counts.rated,
      totalUnsubscribed: counts.unsubscribed,
    },
    newSubscribers: counts.recent,
  };
}

export async function getSubscriber(
  { db }: Pick<Deps, "db">,
  id: string,
): Promise<AdminSubscriberWithHistory> {
  const row = isUuid(id) ? await findSubscriber(db, id) : undefined;
  const choices = row && (await findChoices(db, id));
  if (row === undefined || choices === undefined) throw notFound();
  return presentSubscriberWithHistory(row, {
    choices,
    changes: await listStatusChanges(db, id, maxShownHistory),
    history: await readHistory(db, id),
  });
}

/** A subscriber who already has the status keeps it, without a history entry. */
export async function setSubscriberStatus(
  { db, clock }: Tools,
  {
    id,
    status,
    reason = "Changed by staff",
    changedBy,
  }: {
    id: string;
    status: SubscriberStatus;
    reason?: string | undefined;
    changedBy: StatusChangeAuthor;
  },
): Promise<AdminSubscriberWithHistory> {
  if (!isUuid(id)) throw notFound();
  return inTransaction(db, async (trx) => {
    const changing = await lockSubscribersNotIn(trx, [id], status);
    await changeStatusOf(trx, changing, { status, reason, changedBy, at: clock.now() });
    return getSubscriber({ db: trx }, id);
  });
}

interface PreferencesChange {
  id: string;
  preferences: SubscriberPreferences;
  /** Undefined: all are replaced. */
  base?: SubscriberPreferences | undefined;
  changedBy: StatusChangeAuthor;
}

export async function setSubscriberPreferences(
  { db, clock }: Tools,
  { id, preferences: sent, base, changedBy }: PreferencesChange,
): Promise<AdminSubscriberWithHistory> {
  const at = clock.now();
  return inTransaction(db, async (trx) => {
    const locked = isUuid(id) ? await lockPreferences(trx, id) : undefined;
    if (locked === undefined) throw notFound();
    const stored = locked.preferences;
    const preferences = base === undefined ? sent : mergePreferences({ base, sent, stored });
    await setPreferences(trx, id, { preferences, at });
    await recordChoice(trx, { subscriberId: id, chosen: { preferences }, changedBy, at });
    return getSubscriber({ db: trx }, id);
  });
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", messages.notFound);
}

/**
 * The stored preferences with the differences between `base` and `sent` applied: names that others
 * changed meanwhile keep their values.
 * @throws AppError PRECONDITION_FAILED if the same name was changed meanwhile; BAD_REQUEST if they
 * become too many together
 */
export function mergePreferences({
  base,
  sent,
  stored,
}: Record<"base" | "sent" | "stored", SubscriberPreferences>): SubscriberPreferences {
  const [begun, wanted] = [new Map(Object.entries(base)), new Map(Object.entries(sent))];
  const merged = new Map(Object.entries(stored));
  for (const name of new Set([...begun.keys(), ...wanted.keys()])) {
    const [before, after, now] = [begun.get(name), wanted.get(name), merged.get(name)];
    if (after === before || after === now) continue;
    if (now !== before) {
      throw new AppError("PRECONDITION_FAILED", messages.preferenceChanged(name, now));
    }
    if (after === undefined) merged.delete(name);
    else merged.set(name, after);
  }
  if (merged.size > maxPreferences) {
    throw fieldError("BAD_REQUEST", "preferences", messages.tooManyPreferences);
  }
  return Object.fromEntries(merged);
}
