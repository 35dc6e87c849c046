import type { Analytics, Visits } from "@before-ten/contracts/analytics/output";
import { type AnalyticsPeriod, daysOf } from "@before-ten/contracts/analytics/period";
import { countryCodes, countryOf } from "@before-ten/contracts/shared/countries";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import {
  listCountryFigures,
  listDayFigures,
  listEventFigures,
  listEventTimeZones,
} from "@before-ten/db/queries/analytics/analytics";
import type { Deps } from "../../deps.ts";

const dayMs = 86_400_000;
const eventLimit = 20;

/**
 * Reads the figures of each day of the period. The last day is the latest that has begun anywhere:
 * from noon UTC it is tomorrow in Auckland, and a visit to an event there counts on that day.
 */
export async function readAnalytics(
  { db, clock }: Pick<Deps, "db" | "clock">,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const to = latestDay(clock.now(), await listEventTimeZones(db));
  const span = { from: dayBefore(to, daysOf(period) - 1), to };
  const [days, events, countries] = await Promise.all([
    listDayFigures(db, span),
    listEventFigures(db, span, eventLimit),
    listCountryFigures(db, span),
  ]);
  const sum = (read: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + read(day), 0);
  return {
    period,
    totals: {
      ...withRate({ views: sum((day) => day.views), clicks: sum((day) => day.clicks) }),
      newSubscribers: sum((day) => day.new_subscribers),
    },
    days: days.map(({ day, views, clicks, new_subscribers: newSubscribers }) => ({
      day,
      views,
      clicks,
      newSubscribers,
    })),
    events: events.map(({ id, event_name: eventName, country, disruption, ...visits }) => ({
      id,
      eventName,
      country,
      disruption,
      ...withRate(visits),
    })),
    countries: countries.map(({ country, ...visits }) => ({ country, ...withRate(visits) })),
  };
}

/** A click may come without a view, as in an integrator's reports: the rate is never above 100. */
function withRate({ views, clicks }: { views: number; clicks: number }): Visits {
  const rate = views === 0 ? 0 : Math.min(100, (100 * clicks) / views);
  return { views, clicks, clickRate: Math.round(rate * 10) / 10 };
}

/**
 * The latest day (`YYYY-MM-DD`) that has begun in the club's countries, at the venues, or in UTC,
 * where subscribers are counted.
 */
function latestDay(now: Date, venueZones: readonly string[]): string {
  const zones = ["UTC", ...countryCodes.map((code) => countryOf(code).timeZone), ...venueZones];
  return zones.map((zone) => dayIn(zone, now)).reduce((a, b) => (a > b ? a : b));
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}
