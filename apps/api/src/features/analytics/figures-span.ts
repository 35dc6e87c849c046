import { type FiguresInput } from "@before-ten/contracts/analytics/input";
import { dayBefore, daysBetween, daysOf } from "@before-ten/contracts/analytics/period";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { countryCodes, countryOf } from "@before-ten/contracts/shared/countries";
import { listEventTimeZones } from "@before-ten/db/queries/analytics/analytics";
import type { Span } from "@before-ten/db/queries/analytics/figures";
import type { Deps } from "../../deps.ts";

/** The first and the last current day (`YYYY-MM-DD`) somewhere. */
interface Today {
  first: string;
  last: string;
}

/**
 * The current days in the club's countries, at the venues, and in UTC, where subscribers are
 * counted. From noon UTC it is tomorrow in Auckland, and visits to an event there count for that
 * day.
 */
export async function readToday({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Today> {
  const venueZones = await listEventTimeZones(db);
  const zones = ["UTC", ...countryCodes().map((code) => countryOf(code).timeZone), ...venueZones];
  const now = clock.now();
  const days = zones.map((zone) => dayIn(zone, now)).toSorted();
  const utc = dayIn("UTC", now);
  return { first: days[0] ?? utc, last: days.at(-1) ?? utc };
}

type Period = Pick<FiguresInput, "period" | "month" | "from" | "to">;

/**
 * The period and the one before: as many days, or the month before. A month that isn't over is
 * compared with the same days of the month before.
 */
export function spansOf(
  { period, month, from, to }: Period,
  today: Today,
): { span: Span; before: Span } {
  if (from !== undefined && to !== undefined) return withDaysBefore({ from, to });
  if (month === undefined) {
    return withDaysBefore({ from: dayBefore(today.last, daysOf(period) - 1), to: today.last });
  }
  const first = `${month}-01`;
  const last = lastDayOf(month);
  const beforeLast = dayBefore(first, 1);
  const beforeFirst = `${beforeLast.slice(0, 7)}-01`;
  if (today.last < first || today.last >= last) {
    return { span: { from: first, to: last }, before: { from: beforeFirst, to: beforeLast } };
  }
  const sameDay = dayBefore(beforeFirst, -daysBetween(first, today.last));
  return {
    span: { from: first, to: today.last },
    before: { from: beforeFirst, to: sameDay < beforeLast ? sameDay : beforeLast },
  };
}

function withDaysBefore(span: Span) {
  const days = daysBetween(span.from, span.to) + 1;
  return { span, before: { from: dayBefore(span.from, days), to: dayBefore(span.from, 1) } };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
