import { type EventListStatus, publicStatuses } from "@before-ten/contracts/events/lifecycle";
import {
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type SqlBool,
  sql,
} from "kysely";
import type { Db } from "../../client.ts";
import { prepared } from "../../prepared-statements.ts";
import type { DB } from "../../schema.ts";
import { defineStatement, parameter } from "../../tuning/statements.ts";
import { containsWords, likely, resemblesWords } from "../shared/search.ts";
import { isInCity } from "./cities.ts";
import { selectEvents } from "./select-events.ts";
import { type Taste, hasTaste, isOfTaste } from "./taste-conditions.ts";
import { hasStatus, isAsAnnounced, visibleToPublic } from "./visibility.ts";
import { countRows } from "../shared/count-rows.ts";

export type EventRow = InferResult<ReturnType<typeof selectEvents>>[number];

export interface PublicEventFilter extends Taste {
  /**
   * Ended events are left out unless this is `all`; `ended` lists only them, without cancelled or
   * postponed ones.
   */
  status?: EventListStatus | undefined;
  q?: string | undefined;
  country?: string | undefined;
  /** Ignores case; for a place that was only typed, its text is searched. */
  city?: string | undefined;
  /** `2026-12`. */
  month?: string | undefined;
  featured?: boolean | undefined;
  seriesId?: string | undefined;
  venueId?: string | undefined;
  /** Leaves out cancelled and postponed ones. */
  asAnnounced?: boolean | undefined;
}

/** A filter that finds events whose name and place resemble the words of `q`. */
interface SomeFilter extends PublicEventFilter {
  resembles?: boolean;
}

interface Slice {
  limit: number;
  offset: number;
}

type Value<Type> = Type | Expression<Type>;

/** The selection of a list: values, or parameters in their place. */
interface Selection extends Taste, Pick<SomeFilter, "status" | "asAnnounced" | "q" | "resembles"> {
  now: Value<Date>;
  country?: Value<string> | undefined;
  city?: Value<string> | undefined;
  month?: Value<string> | undefined;
  featured?: Value<boolean> | undefined;
  seriesId?: Value<string> | undefined;
  venueId?: Value<string> | undefined;
  limit: Value<number>;
  offset: Value<number>;
}

/** The parts of a filter that change the statement's text. */
interface Shape extends Pick<PublicEventFilter, "status" | "asAnnounced"> {
  byCountry: boolean;
  byCity: boolean;
  byMonth: boolean;
  byFeatured: boolean;
  bySeries: boolean;
  byVenue: boolean;
}

function shapeOf({
  status,
  asAnnounced,
  country,
  city,
  month,
  featured,
  seriesId,
  venueId,
}: PublicEventFilter): Shape {
  return {
    status,
    asAnnounced,
    byCountry: country !== undefined,
    byCity: city !== undefined,
    byMonth: month !== undefined,
    byFeatured: featured !== undefined,
    bySeries: seriesId !== undefined,
    byVenue: venueId !== undefined,
  };
}

function parametersOf({
  status,
  asAnnounced,
  byCountry,
  byCity,
  byMonth,
  byFeatured,
  bySeries,
  byVenue,
}: Shape): Selection {
  return {
    status,
    asAnnounced,
    now: parameter<Date>("now"),
    country: byCountry ? parameter<string>("country") : undefined,
    city: byCity ? parameter<string>("city") : undefined,
    month: byMonth ? parameter<string>("month") : undefined,
    featured: byFeatured ? parameter<boolean>("featured") : undefined,
    seriesId: bySeries ? parameter<string>("seriesId") : undefined,
    venueId: byVenue ? parameter<string>("venueId") : undefined,
    limit: parameter<number>("limit"),
    offset: parameter<number>("offset"),
  };
}

/** A search by words or taste isn't: there are too many combinations to hold a plan for each. */
function isPrepared({ q, ...filter }: PublicEventFilter): boolean {
  return q === undefined && !hasTaste(filter);
}

interface FoundEvents {
  rows: EventRow[];
  /** The number of matches on all pages. */
  total: number;
}

/**
 * Soonest first; with a `status` latest first. If nothing contains the words of `q`, those are
 * found whose name and place resemble them.
 */
export function listPublicEvents(
  db: Db,
  now: Date,
  filter: PublicEventFilter,
  slice: Slice,
): Promise<FoundEvents> {
  return orLike(db, filter, (from, some) => findPage(from, now, some, slice));
}

async function orLike(
  db: Db,
  filter: PublicEventFilter,
  find: (db: Db, filter: SomeFilter) => Promise<FoundEvents>,
): Promise<FoundEvents> {
  const found = await find(db, filter);
  if (filter.q === undefined || found.total > 0) return found;
  return likely(db, (trx) => find(trx, { ...filter, resembles: true }));
}

/** Count and rows come from one statement, so that they agree. */
async function findPage(db: Db, now: Date, filter: SomeFilter, slice: Slice): Promise<FoundEvents> {
  const selection = { now, ...filter, ...slice };
  const rows = isPrepared(filter)
    ? await preparedPage(db, shapeOf(filter), selection)
    : await selectPage(db, selection).execute();
  const first = rows[0];
  if (first !== undefined) return { rows, total: first.total };
  // A page past the end has no row to carry the count.
  return { rows, total: slice.offset === 0 ? 0 : await countPublicEvents(db, now, filter) };
}

const preparedPage = defineStatement((db, shape: Shape) =>
  selectPage(db, parametersOf(shape)).modifyEnd(prepared),
);

function selectPage(db: Db, { limit, offset, ...selection }: Selection) {
  const direction = selection.status === undefined ? "asc" : "desc";
  // Counts in the index: next to whole rows, the count would carry all their columns along.
  return selectEvents(db)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("events")
          .select((each) => ["events.id", each.fn.countAll<number>().over().as("total")])
          .where((each) => matches(each, selection))
          .orderBy("events.starts_at", direction)
          .orderBy("events.id", direction)
          .limit(limit)
          .offset(offset)
          .as("page"),
      (join) => join.onRef("page.id", "=", "events.id"),
    )
    .select("page.total")
    .orderBy("events.starts_at", direction)
    .orderBy("events.id", direction);
}

/**
 * Lists the events nearest to `now`, half of them ended and half upcoming, or more of one kind if
 * the other has too few. Latest first on each page.
 */
export function listNearestEvents(
  db: Db,
  now: Date,
  filter: Omit<PublicEventFilter, "status">,
  slice: Slice,
): Promise<FoundEvents> {
  return orLike(db, filter, (from, some) => findNearest(from, now, some, slice));
}

async function findNearest(
  db: Db,
  now: Date,
  filter: SomeFilter,
  slice: Slice,
): Promise<FoundEvents> {
  const all = { ...filter, status: "all" } as const;
  const selection = { now, ...all, ...slice };
  const rows = isPrepared(filter)
    ? await preparedNearest(db, shapeOf(all), selection)
    : await selectNearest(db, selection).execute();
  const [first] = rows;
  if (first === undefined) {
    return { rows, total: slice.offset === 0 ? 0 : await countPublicEvents(db, now, all) };
  }
  const latestFirst = rows.toSorted(
    (one, other) =>
      other.starts_at.getTime() - one.starts_at.getTime() || (other.id > one.id ? 1 : -1),
  );
  return { rows: latestFirst, total: first.total };
}

const preparedNearest = defineStatement((db, shape: Shape) =>
  selectNearest(db, parametersOf(shape)).modifyEnd(prepared),
);

function selectNearest(db: Db, { limit, offset, ...selection }: Selection) {
  const { now } = selection;
  return selectEvents(db)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("events")
          .select((each) => [
            "events.id",
            each.fn.countAll<number>().over().as("total"),
            sql<number>`row_number() over (
              partition by ${visibleToPublic(each, now, undefined)}
              order by abs(extract(epoch from events.starts_at - ${now}::timestamptz)), events.id
            )`.as("nth"),
          ])
          .where((each) => matches(each, selection))
          .as("ranked"),
      (join) => join.onRef("ranked.id", "=", "events.id"),
    )
    .select("ranked.total")
    .orderBy("ranked.nth")
    .orderBy("events.starts_at", "desc")
    .orderBy("events.id", "desc")
    .limit(limit)
    .offset(offset);
}

function countPublicEvents(db: Db, now: Date, filter: SomeFilter): Promise<number> {
  return countRows(db.selectFrom("events").where((eb) => matches(eb, { now, ...filter })));
}

/** Includes ended events, but no drafts. */
export async function findPublicEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const [event] = await preparedEvent(db, {}, { id });
  return event;
}

const preparedEvent = defineStatement((db, _shape: object) =>
  selectEvents(db)
    .where("events.id", "=", parameter<string>("id"))
    .where(hasStatus(publicStatuses))
    .modifyEnd(prepared),
);

function matches(eb: ExpressionBuilder<DB, "events">, selection: Omit<Selection, keyof Slice>) {
  const { now, status, asAnnounced, country, city, month, featured, seriesId } = selection;
  const { venueId, q, resembles } = selection;
  const conditions: Expression<SqlBool>[] = [visibleToPublic(eb, now, status)];
  if (asAnnounced === true) conditions.push(isAsAnnounced);
  if (country !== undefined) conditions.push(eb("events.country", "=", country));
  if (city !== undefined) conditions.push(isInCity(city));
  if (month !== undefined) {
    conditions.push(sql<SqlBool>`to_char(events.start_date, 'YYYY-MM') = ${month}::text`);
  }
  conditions.push(...isOfTaste(selection, now));
  if (featured !== undefined) conditions.push(eb("events.featured", "=", featured));
  if (seriesId !== undefined) conditions.push(eb("events.series_id", "=", seriesId));
  if (venueId !== undefined) conditions.push(eb("events.venue_id", "=", venueId));
  const words =
    resembles === true
      ? resemblesWords(sql`events.event_name, events.location_label`, q)
      : containsWords(sql.ref("events.search_text"), q);
  return eb.and([...conditions, ...words]);
}
