import { channels } from "@before-ten/contracts/analytics/channel";
import type { Dimension } from "@before-ten/contracts/analytics/dimensions";
import type { Analytics } from "@before-ten/contracts/analytics/output";
import { type AnalyticsPeriod, dayBefore, daysOf } from "@before-ten/contracts/analytics/period";
import { findFirstDays, listShownEvents } from "@before-ten/db/queries/analytics/analytics";
import { type FiguresCell } from "@before-ten/db/queries/analytics/figures";
import type { Deps } from "../../deps.ts";
import { readToday, spansOf } from "./figures-span.ts";
import { withRate } from "./figures.present.ts";
import { readTable } from "./figures.service.ts";

const eventLimit = 20;
/** As many as the longest period has days. */
const rowLimit = 366;

/** Reads the figures for each day of the period, and for as many days before it. */
export async function readAnalytics(
  { db, clock }: Pick<Deps, "db" | "clock">,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const today = await readToday({ db, clock });
  const spans = spansOf({ period }, today);
  const read = (rows: Dimension, limit = rowLimit) =>
    readTable({ db }, { measure: "views", rows, ...spans, limit, withoutTrash: true });
  const [visits, people, byEvent, byCountry, byChannel, firstDays] = await Promise.all([
    readTable({ db }, { measure: "views", rows: "day", ...spans, limit: rowLimit }),
    readTable({ db }, { measure: "subscribers", rows: "day", ...spans, limit: rowLimit }),
    read("event", eventLimit),
    read("country"),
    readTable({ db }, { measure: "views", rows: "channel", ...spans, limit: rowLimit }),
    findFirstDays(db),
  ]);
  const events = await listShownEvents(
    db,
    rowsOf(byEvent).map(({ key }) => key),
  );
  const peopleByDay = new Map(rowsOf(people).map((row) => [row.key, row]));
  const totalsOf = (of: "value" | "before") => ({
    ...withRate(visits.totals[of]),
    newSubscribers: people.totals[of].views,
  });
  return {
    period,
    totals: totalsOf("value"),
    totalsBefore: totalsOf("before"),
    unfinishedFrom: today.first,
    days: rowsOf(visits).map(({ key: day, views, clicks }) => ({
      day,
      views,
      clicks,
      newSubscribers: peopleByDay.get(day)?.views ?? 0,
    })),
    daysBefore: rowsOf(visits).map((row) => ({
      day: dayBefore(row.key, daysOf(period)),
      views: row.views_before,
      clicks: row.clicks_before,
      newSubscribers: peopleByDay.get(row.key)?.views_before ?? 0,
    })),
    events: rowsOf(byEvent).flatMap(({ key, ...row }) => {
      const event = events.find(({ id }) => id === key);
      if (event === undefined || !hasVisits(row)) return [];
      const { id, event_name: eventName, country, disruption } = event;
      return { id, eventName, country, disruption, ...withRate(row) };
    }),
    countries: rowsOf(byCountry)
      .filter(hasVisits)
      .map(({ key: country, ...row }) => ({ country, ...withRate(row) })),
    channels: rowsOf(byChannel).flatMap(({ key, ...row }) => {
      const channel = channels.find((each) => each === key);
      return channel !== undefined && hasVisits(row) ? { channel, ...withRate(row) } : [];
    }),
    channelsSince: firstDays.channels,
  };
}

function rowsOf({ cells }: { cells: readonly FiguresCell[] }) {
  return cells.flatMap(({ row_key: key, ...row }) => (key === null ? [] : { key, ...row }));
}

/** False for rows with figures in the period before alone. */
function hasVisits({ views, clicks }: { views: number; clicks: number }): boolean {
  return views > 0 || clicks > 0;
}
