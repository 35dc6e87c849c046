import { dayBefore } from "@before-ten/contracts/analytics/period";
import type { DashboardOverview } from "@before-ten/contracts/dashboard/output";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { brand } from "@before-ten/contracts/shared/brand";
import { listNextScheduled } from "@before-ten/db/queries/calendar/calendar";
import { countUnreadMessages } from "@before-ten/db/queries/contact/admin-contact-messages";
import {
  countDrafts,
  listLatestDrafts,
  listNextEvents,
  readTrends,
} from "@before-ten/db/queries/dashboard/dashboard";
import type { Deps } from "../../deps.ts";
import { presentNextEvent, presentScheduled } from "./dashboard.present.ts";

const weekDays = 7;
const weekMs = weekDays * 86_400_000;
const eventLimit = 20;
const listLimit = 5;
/** The time zone where a day ends last. */
const lastZone = "Etc/GMT+12";

interface Sight {
  withCampaigns: boolean;
  withMessages: boolean;
}

/** Reads all parts at once, each by an index or with a limit. */
export async function readOverview(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { withCampaigns, withMessages }: Sight,
): Promise<DashboardOverview> {
  const now = clock.now();
  const until = dayBefore(dayIn(lastZone, now), 1);
  const from = dayBefore(until, weekDays - 1);
  const clubTimeZone = brand.timeZone;
  const [events, trends, drafts, latest, scheduled, unreadMessages] = await Promise.all([
    listNextEvents(db, now, { before: new Date(now.getTime() + weekMs), limit: eventLimit }),
    readTrends(db, { before: dayBefore(from, weekDays), from, until }),
    countDrafts(db),
    listLatestDrafts(db, listLimit),
    listNextScheduled(db, now, { clubTimeZone, withCampaigns, limit: listLimit }),
    withMessages ? countUnreadMessages(db) : null,
  ]);
  return {
    nextEvents: events.map((event) => presentNextEvent(event, now)),
    trends: {
      until,
      views: { now: trends.views, before: trends.views_before },
      clicks: { now: trends.clicks, before: trends.clicks_before },
      newSubscribers: { now: trends.people, before: trends.people_before },
    },
    drafts: {
      ...drafts,
      latest: latest.map(({ kind, id, title }) => ({ kind, id, title })),
    },
    scheduled: scheduled.map(presentScheduled),
    unreadMessages,
  };
}
