import type { Channel } from "@before-ten/contracts/analytics/channel";
import { Temporal } from "temporal-polyfill";
import type { DemoPost } from "./posts/demo-post.ts";
import type { DemoEvent } from "./events/demo-event.ts";
import { localTime } from "./events/event-days.ts";
import { scatter } from "./scatter.ts";

const historyDays = 60;
const channelDays = 40;
/** Views go on for a few days after the party, then stop. */
const afterglowDays = 7;
/** How long a post that is archived today was read. */
const archivedAfterDays = 120;

/** Views and ticket clicks for each of the last sixty days at the venue that had any. */
export function eventVisits(event: DemoEvent, now: Date) {
  const today = localTime(now, event.venue).toPlainDate();
  const announced = Temporal.PlainDate.from(event.announcedDay);
  const startDay = Temporal.PlainDate.from(event.startDay);
  const popularity = 10 + event.registrations / 3;

  return lastDays(today)
    .filter((day) => daysBetween(announced, day) >= 0)
    .map((day, index) => {
      const daysLeft = daysBetween(day, startDay);
      const views =
        daysLeft < -afterglowDays ? 0 : Math.round(popularity * interest(daysLeft) * jitter(index));
      const clicks = daysLeft < 0 ? 0 : Math.round(views * (0.12 + scatter(index * 3) / 6));
      return { day: day.toString(), views, clicks };
    })
    .filter(({ views }) => views > 0);
}

/** Each channel's share of a hundred visits; the rest has no channel. */
const shares: readonly (readonly [channel: Channel, views: number, clicks: number])[] = [
  ["direct", 0.31, 0.27],
  ["social", 0.26, 0.18],
  ["search", 0.21, 0.22],
  ["newsletter", 0.14, 0.27],
  ["referral", 0.05, 0.04],
  ["campaign", 0.03, 0.02],
];

/** The same visits by channel, which the club has only counted for the last days. */
export function channelVisits(visits: ReturnType<typeof eventVisits>) {
  return visits.slice(-channelDays).flatMap(({ day, views, clicks }) =>
    shares
      .map(([channel, ofViews, ofClicks]) => ({
        day,
        channel,
        views: Math.floor(views * ofViews),
        clicks: Math.floor(clicks * ofClicks),
      }))
      .filter((each) => each.views > 0),
  );
}

/** A post's views since it came out, and those of the last sixty days by UTC day. */
export function postVisits({ publication, firstWeekViews }: DemoPost, now: Date) {
  if (publication.status === "draft") return { total: 0, days: [] };
  const readUntil = publication.status === "archived" ? archivedAfterDays : Infinity;
  const viewsAtAge = (age: number) =>
    age < 0 || age > readUntil ? 0 : Math.round((firstWeekViews / 7) * jitter(age) * fading(age));

  const ages = Array.from({ length: publication.daysAgo + 1 }, (_, age) => age);
  const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10));
  return {
    total: ages.reduce((total, age) => total + viewsAtAge(age), 0),
    days: lastDays(today)
      .map((day) => ({
        day: day.toString(),
        views: viewsAtAge(publication.daysAgo - daysBetween(day, today)),
      }))
      .filter(({ views }) => views > 0),
  };
}

function lastDays(today: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: historyDays }, (_, index) =>
    today.subtract({ days: historyDays - 1 - index }),
  );
}

function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return from.until(to, { largestUnit: "day" }).days;
}

/** Most people look in the last days before the party. */
function interest(daysLeft: number): number {
  return daysLeft < 0 ? 0.3 : 0.35 + 3 / (daysLeft + 3);
}

function fading(ageDays: number): number {
  return ageDays < 7 ? 1 : 7 / ageDays;
}

function jitter(index: number): number {
  return 0.6 + scatter(index) * 0.8;
}
