import type { Analytics, Visits } from "@before-ten/contracts/analytics";
import { type AnalyticsPeriod, daysOf } from "@before-ten/contracts/analytics-period";
import {
  listCountryFigures,
  listDayFigures,
  listEventFigures,
} from "@before-ten/db/queries/analytics";
import type { Deps } from "../../deps.ts";

const dayMs = 86_400_000;
const eventLimit = 20;

/** The days of the period up to today, a UTC day; where it is tomorrow already, that day is not in it yet. */
export async function readAnalytics(
  { db, clock }: Pick<Deps, "db" | "clock">,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const now = clock.now();
  const first = new Date(now.getTime() - (daysOf(period) - 1) * dayMs);
  const span = { from: utcDay(first), to: utcDay(now) };
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
    events: events.map(({ id, event_name: eventName, country, ...visits }) => ({
      id,
      eventName,
      country,
      ...withRate(visits),
    })),
    countries: countries.map(({ country, ...visits }) => ({ country, ...withRate(visits) })),
  };
}

/** Who clicks without having been seen (an integrator's reports) makes no rate above 100. */
function withRate({ views, clicks }: { views: number; clicks: number }): Visits {
  const rate = views === 0 ? 0 : Math.min(100, (100 * clicks) / views);
  return { views, clicks, clickRate: Math.round(rate * 10) / 10 };
}

function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
