import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { CreateSeries, Repetition } from "@before-ten/contracts/series/input";
import {
  seriesFormMessages as messages,
  seriesMessages,
} from "@before-ten/contracts/series/messages";
import type { ChangedSeries } from "@before-ten/contracts/series/output";
import { seriesDates } from "@before-ten/contracts/series/rules";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import {
  findEventForUpdate,
  insertEvents,
  updateEvent,
  type EventColumns,
} from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import {
  type SeriesRow,
  findSeriesForUpdate,
  insertSeries,
  listEventsByIds,
  listSeriesEventsForUpdate,
  updateSeries,
} from "@before-ten/db/queries/series/series";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Availability } from "@before-ten/contracts/events/availability";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import type { RenderedImage } from "../../../images/rendered-image.ts";
import {
  posterColumns,
  requireSchedule,
  requireStartOfSale,
  requireVenue,
  saveWithPoster,
} from "../admin-events.service.ts";
import { undisrupted } from "../disruption/disruption-fields.ts";
import { columnsOf, newFields, presentEventForAdmin, storedFields } from "../event-fields.ts";
import { onDay } from "../on-day.ts";
import { ruleWithDays, seriesDaysOf } from "./series-days.ts";
import { seriesKeyOf } from "./series-key.ts";
import { chooseSeriesSlug } from "./series-slug.ts";
import { presentSeries } from "./series.present.ts";

/** Availabilities that hold for every date's tickets, however many are sold. */
const lastingAvailabilities = new Set<Availability | null>(["free", "at-the-door"]);

/**
 * Another date of a series, copied from a stored one: with its poster, without registrations and
 * disruption. A copy of an ended event becomes a draft.
 */
function siblingOf(row: EventRow, day: string, seriesId: string): EventColumns & { id: string } {
  const fields = storedFields(row);
  const isLasting = lastingAvailabilities.has(row.availability);
  return {
    id: uuidv7(),
    ...columnsOf({
      ...onDay(fields, day),
      status: row.status === "completed" ? "draft" : row.status,
      registrations: 0,
      availability: isLasting ? row.availability : null,
      onSaleFrom: null,
      publishAt: null,
      takeDownAt: null,
    }),
    ...undisrupted,
    poster_id: row.poster_id,
    poster_alt: row.poster_alt,
    series_id: seriesId,
    series_own_fields: [],
  };
}

type Tools = Pick<Deps, "db" | "clock">;

/** Makes all events of a new series, or none. They share the poster. */
export async function createSeries(
  deps: Pick<SignedInDeps, "db" | "clock" | "images" | "access">,
  { poster, rule, dates, except, ...event }: CreateSeries & { poster?: RenderedImage | undefined },
): Promise<ChangedSeries> {
  const { days, rule: storedRule } = seriesDaysOf(event.startDate, { rule, dates, except });
  return saveWithPoster(deps, poster, async (trx, posterId) => {
    await deps.access.require(trx);
    const fields = newFields(event);
    await requireVenue(trx, fields);
    requireStartOfSale(fields);
    requireSchedule(fields, undefined, deps.clock.now());
    const series = await storeSeries(trx, { name: fields.eventName, rule: storedRule }, deps);
    const rows = days.map((day) => ({
      id: uuidv7(),
      ...columnsOf({
        ...onDay(fields, day),
        registrations: day === fields.startDate ? fields.registrations : 0,
      }),
      ...posterColumns(posterId, fields),
      ...undisrupted,
      series_id: series.id,
      series_own_fields: [],
    }));
    await insertEvents(trx, rows, deps.clock.now());
    return presentChanged({ ...deps, db: trx }, series, rows);
  });
}

/** Makes an event the first date of a new series; the other dates are copies of it. */
export async function repeatEvent(
  { db, clock }: Tools,
  { id, ...repetition }: { id: string } & Repetition,
): Promise<ChangedSeries> {
  return inTransaction(db, async (trx) => {
    const original = isUuid(id) ? await findEventForUpdate(trx, id) : undefined;
    if (original === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
    if (original.series_id !== null) throw new AppError("CONFLICT", messages.inSeries);
    const { days, rule } = seriesDaysOf(original.start_date, repetition);
    const series = await storeSeries(trx, { name: original.event_name, rule }, { clock });
    await updateEvent(trx, id, { series_id: series.id, series_own_fields: [] }, clock.now());
    const others = days.filter((day) => day !== original.start_date);
    const rows = others.map((day) => siblingOf(original, day, series.id));
    await insertEvents(trx, rows, clock.now());
    return presentChanged({ db: trx, clock }, series, [{ id }, ...rows]);
  });
}

/** New dates are copied from the date with the fewest manual changes, the latest of those. */
export async function addDates(
  { db, clock }: Tools,
  { id, dates }: { id: string; dates: string[] },
): Promise<ChangedSeries> {
  return inTransaction(db, async (trx) => {
    const series = await findSeriesForUpdate(trx, seriesKeyOf(id));
    if (series === undefined) throw new AppError("NOT_FOUND", seriesMessages.notFound);
    const stored = await listSeriesEventsForUpdate(trx, series.id);
    const example = mostUsual(stored);
    if (example === undefined) throw new AppError("CONFLICT", messages.noDates);
    const taken = new Set(stored.map((row) => row.start_date));
    if (dates.some((day) => taken.has(day))) {
      throw fieldError("CONFLICT", "dates", messages.dateTaken);
    }
    const toCome = stored.filter((row) => row.ends_at > clock.now()).length;
    if (toCome + dates.length > seriesDates.max) {
      throw fieldError("BAD_REQUEST", "dates", messages.tooManyDates);
    }
    const rule = ruleWithDays(series.rule, dates);
    await updateSeries(trx, series.id, { ...series, rule }, clock.now());
    const rows = dates.map((day) => siblingOf(example, day, series.id));
    await insertEvents(trx, rows, clock.now());
    return presentChanged({ db: trx, clock }, { ...series, rule }, rows);
  });
}

/** With the events of these ids, soonest first. */
export async function presentChanged(
  { db, clock }: Tools,
  series: SeriesRow,
  changed: readonly Pick<PublicEvent, "id">[],
): Promise<ChangedSeries> {
  const rows = await listEventsByIds(
    db,
    changed.map(({ id }) => id),
  );
  const now = clock.now();
  return { ...presentSeries(series), events: rows.map((row) => presentEventForAdmin(row, now)) };
}

async function storeSeries(
  trx: Db,
  { name, rule }: Pick<SeriesRow, "name" | "rule">,
  { clock }: Pick<Deps, "clock">,
): Promise<SeriesRow> {
  const id = uuidv7();
  const series = { id, name, slug: await chooseSeriesSlug(trx, { id, name }), rule };
  await insertSeries(trx, series, clock.now());
  return series;
}

function mostUsual(soonestFirst: readonly EventRow[]): EventRow | undefined {
  const ownFields = (row: EventRow) => row.series_own_fields.length;
  // The sort is stable: equal ones keep their order.
  return soonestFirst.toReversed().toSorted((one, other) => ownFields(one) - ownFields(other))[0];
}
