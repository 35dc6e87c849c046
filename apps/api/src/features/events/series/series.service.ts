import { eventInstants } from "@before-ten/contracts/events/instants";
import { timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import { venueTimeZone } from "@before-ten/contracts/events/location/time-zones";
import { seriesPath } from "@before-ten/contracts/feeds/paths";
import { seriesMessages } from "@before-ten/contracts/series/messages";
import type { Repetition } from "@before-ten/contracts/series/input";
import type {
  PreviewDates,
  PublicSeries,
  SeriesSummary,
} from "@before-ten/contracts/series/output";
import { AppError } from "@before-ten/contracts/shared/errors";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { EventRow } from "@before-ten/db/queries/events/events";
import {
  type SeriesRow,
  deleteSeries as deleteSeriesRow,
  findPublicSeries,
  findSeriesForUpdate,
  listEventsByIds,
  listPublicSeries,
} from "@before-ten/db/queries/series/series";
import { inTransaction } from "@before-ten/db/transactions";
import { Temporal } from "temporal-polyfill";
import type { Deps } from "../../../deps.ts";
import { findDates, presentDated } from "../dated-events.service.ts";
import { presentDay, wasCalledOff } from "../disruption/disruption-fields.ts";
import { presentEvent } from "../event-fields.ts";
import { seriesDaysOf } from "./series-days.ts";
import { seriesKeyOf } from "./series-key.ts";
import { presentSeries, scheduleOf } from "./series.present.ts";

type Tools = Pick<Deps, "db" | "clock">;

/** Series with an upcoming date, ordered by the soonest. */
export async function listSeries(
  { db, clock }: Tools,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<SeriesSummary>> {
  const now = clock.now();
  const { rows, total } = await listPublicSeries(db, now, { limit, offset: (page - 1) * limit });
  const events = await listEventsByIds(
    db,
    rows.map((row) => row.next_id),
  );
  const items = rows.flatMap((row) => {
    const next = events.find((event) => event.id === row.next_id);
    if (next === undefined) return [];
    const { upcoming: upcomingCount } = row;
    return [{ ...presentSeries(row, row.last_day), upcomingCount, next: presentEvent(next, now) }];
  });
  return { items, pagination: paginate(page, limit, total) };
}

/** `key` is a slug or an id. The answer only holds what visitors may see. */
export async function getSeries({ db, clock }: Tools, key: string): Promise<PublicSeries> {
  const now = clock.now();
  const { series, upcoming, past } = await findSeriesDates(db, key, now);
  return {
    ...presentSeries(series, lastDayOf(upcoming, past), daysOf(upcoming)),
    upcoming: upcoming.map((row) => presentEvent(row, now)),
    past: past.map((row) => presentEvent(row, now)),
  };
}

/** For programs that follow a series: upcoming dates first, then past ones. */
export async function getDatedSeries({ db, clock }: Tools, key: string) {
  const now = clock.now();
  const { series, upcoming, past } = await findSeriesDates(db, key, now);
  const { slug, name, schedule } = presentSeries(
    series,
    lastDayOf(upcoming, past),
    daysOf(upcoming),
  );
  const events = [...upcoming, ...past].map((row) => presentDated(row, now));
  return { path: seriesPath(slug), name, about: schedule, events };
}

/**
 * Cancelled dates only count if there is no other upcoming one. Null: all public dates were
 * cancelled.
 */
function lastDayOf(upcoming: readonly EventRow[], past: readonly EventRow[]): string | null {
  const last = upcoming.findLast((row) => !wasCalledOff(row)) ?? upcoming.at(-1) ?? past[0];
  return last?.start_date ?? null;
}

function daysOf(rows: readonly EventRow[]): string[] {
  return rows.map((row) => row.start_date);
}

async function findSeriesDates(
  db: Deps["db"],
  key: string,
  now: Date,
): Promise<{ series: SeriesRow; upcoming: EventRow[]; past: EventRow[] }> {
  const { id = null, slug = null } = seriesKeyOf(key);
  const series = await findPublicSeries(db, { id, slug });
  if (series === undefined) throw notFound();
  return { series, ...(await findDates(db, now, { seriesId: series.id })) };
}

interface ScheduledSeries extends Repetition {
  startDate: string;
  startTime: string;
  endTime: string;
  country: string;
  timeZone?: string | undefined;
}

/** The dates a series would have, in the venue's calendar. */
export function previewDates({ rule, dates, except, ...event }: ScheduledSeries): PreviewDates {
  const { startDate, startTime, endTime, country } = event;
  const timeZone = event.timeZone ?? venueTimeZone(country, { formatted: "" });
  const found = seriesDaysOf(startDate, { rule, dates, except });
  return {
    rule: found.rule,
    schedule: scheduleOf(found.rule, found.days),
    dates: found.days.map((day) => {
      const { startsAt, endsAt } = eventInstants({ startDay: day, startTime, endTime, timeZone });
      return {
        startDate: presentDay(day),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        timeZoneAbbreviation: timeZoneAbbreviation({ country, timeZone }, startsAt),
        startsLater: clockOf(startsAt, timeZone) !== startTime,
      };
    }),
  };
}

/** Its events stay, as single events. */
export async function deleteSeries({ db, clock }: Tools, key: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const series = await findSeriesForUpdate(trx, seriesKeyOf(key));
    if (series === undefined) throw notFound();
    await deleteSeriesRow(trx, series.id, clock.now());
  });
}

/** `HH:MM` */
function clockOf(instant: Date, timeZone: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(instant.getTime());
  return time.toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, "HH:MM".length);
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", seriesMessages.notFound);
}
