import type { Analytics, Totals, Visits } from "@before-ten/contracts/analytics/output";
import { type AnalyticsPeriod, dayBefore, daysOf } from "@before-ten/contracts/analytics/period";
import { countryCodes, countryOf } from "@before-ten/contracts/shared/countries";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import {
  type DayFigures,
  findFirstChannelDay,
  listChannelFigures,
  listCountryFigures,
  listDayFigures,
  listEventFigures,
  listEventTimeZones,
} from "@before-ten/db/queries/analytics/analytics";
import type { Deps } from "../../deps.ts";

const eventLimit = 20;

/**
 * Reads the figures for each day of the period, and for as many days before it. The last day is the
 * latest that has begun anywhere: from noon UTC it is tomorrow in Auckland, and visits to an event
 * there count for that day.
 */
export async function readAnalytics(
  { db, clock }: Pick<Deps, "db" | "clock">,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const today = daysOfNow(clock.now(), await listEventTimeZones(db));
  const length = daysOf(period);
  const span = { from: dayBefore(today.last, length - 1), to: today.last };
  const [bothDays, events, countries, channels, channelsSince] = await Promise.all([
    listDayFigures(db, { from: dayBefore(span.from, length), to: span.to }),
    listEventFigures(db, span, eventLimit),
    listCountryFigures(db, span),
    listChannelFigures(db, span),
    findFirstChannelDay(db),
  ]);
  const days = bothDays.slice(length);
  const daysBefore = bothDays.slice(0, length);
  return {
    period,
    totals: totalsOf(days),
    totalsBefore: totalsOf(daysBefore),
    unfinishedFrom: today.first,
    days: days.map(presentDay),
    daysBefore: daysBefore.map(presentDay),
    events: events.map(({ id, event_name: eventName, country, disruption, ...visits }) => ({
      id,
      eventName,
      country,
      disruption,
      ...withRate(visits),
    })),
    countries: countries.map(({ country, ...visits }) => ({ country, ...withRate(visits) })),
    channels: channels.map(({ channel, ...visits }) => ({ channel, ...withRate(visits) })),
    channelsSince,
  };
}

function totalsOf(days: readonly DayFigures[]): Totals {
  const sum = (read: (day: DayFigures) => number) =>
    days.reduce((total, day) => total + read(day), 0);
  return {
    ...withRate({ views: sum((day) => day.views), clicks: sum((day) => day.clicks) }),
    newSubscribers: sum((day) => day.new_subscribers),
  };
}

function presentDay({ day, views, clicks, new_subscribers: newSubscribers }: DayFigures) {
  return { day, views, clicks, newSubscribers };
}

/** A click may come without a view, as in an integrator's reports, so the rate is capped at 100. */
function withRate({ views, clicks }: { views: number; clicks: number }): Visits {
  const rate = views === 0 ? 0 : Math.min(100, (100 * clicks) / views);
  return { views, clicks, clickRate: Math.round(rate * 10) / 10 };
}

/**
 * The first and the last current day (`YYYY-MM-DD`) in the club's countries, at the venues, and in
 * UTC, where subscribers are counted.
 */
function daysOfNow(now: Date, venueZones: readonly string[]): { first: string; last: string } {
  const zones = ["UTC", ...countryCodes().map((code) => countryOf(code).timeZone), ...venueZones];
  const days = zones.map((zone) => dayIn(zone, now)).toSorted();
  const utc = dayIn("UTC", now);
  return { first: days[0] ?? utc, last: days.at(-1) ?? utc };
}
