import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { type Insertable, type Selectable, sql } from "kysely";
import { outsideReach } from "../../actor.ts";
import type { Db } from "../../client.ts";
import { prepared } from "../../prepared-statements.ts";
import type { EventSeries } from "../../schema.ts";
import { defineStatement, parameter } from "../../tuning/statements.ts";
import { type EventRow } from "../events/events.ts";
import { hasStatus, isAsAnnounced, isToCome } from "../events/visibility.ts";
import { selectEvents } from "../events/select-events.ts";

export type SeriesRow = Pick<Selectable<EventSeries>, "id" | "name" | "slug" | "rule">;

/** An id, or else a slug. */
export interface SeriesKey {
  id?: string;
  slug?: string;
}

function selectSeries(db: Db) {
  return db
    .selectFrom("event_series")
    .select(["event_series.id", "event_series.name", "event_series.slug", "event_series.rule"]);
}

/** Every series, by name. */
export function listAllSeries(db: Db): Promise<SeriesRow[]> {
  return selectSeries(db).orderBy("event_series.name").orderBy("event_series.id").execute();
}

/** Only a series with a public date. */
export async function findPublicSeries(
  db: Db,
  { id = null, slug = null }: { [Key in keyof SeriesKey]: string | null },
): Promise<SeriesRow | undefined> {
  const [series] = await preparedPublicSeries(db, { byId: id !== null }, { key: id ?? slug });
  return series;
}

const preparedPublicSeries = defineStatement((db, { byId }: { byId: boolean }) =>
  selectSeries(db)
    .where(byId ? "event_series.id" : "event_series.slug", "=", parameter<string>("key"))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("events")
          .select("events.id")
          .whereRef("events.series_id", "=", "event_series.id")
          .where(hasStatus(publicStatuses)),
      ),
    )
    .modifyEnd(prepared),
);

interface SeriesWithNext extends SeriesRow {
  /**
   * The number of upcoming dates, the next one, and the day of the last: cancelled ones only count
   * if there is no other.
   */
  upcoming: number;
  next_id: string;
  last_day: string;
}

/** Series with an upcoming date, ordered by the soonest; `total` counts them on all pages. */
export async function listPublicSeries(
  db: Db,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SeriesWithNext[]; total: number }> {
  const grouped = selectSeries(db)
    .innerJoin("events", "events.series_id", "event_series.id")
    .where((eb) => isToCome(eb, now))
    .groupBy("event_series.id");
  const rows = await grouped
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(isAsAnnounced).as("upcoming"),
      sql<string>`(array_agg(events.id
        order by not ${isAsAnnounced}, events.starts_at, events.id))[1]`.as("next_id"),
      eb.fn
        .coalesce(
          eb.fn.max("events.start_date").filterWhere(isAsAnnounced),
          eb.fn.max("events.start_date"),
        )
        .as("last_day"),
      sql<number>`(count(*) over ())::int`.as("total"),
    ])
    .orderBy((eb) =>
      eb.fn.coalesce(
        eb.fn.min("events.starts_at").filterWhere(isAsAnnounced),
        eb.fn.min("events.starts_at"),
      ),
    )
    .orderBy("event_series.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const [first] = rows;
  if (first !== undefined || offset === 0) return { rows, total: first?.total ?? 0 };
  // A page past the end has no row to carry the count.
  return { rows, total: (await grouped.execute()).length };
}

/** Events of any status by their ids. */
export function listEventsByIds(db: Db, ids: readonly string[]): Promise<EventRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return selectEvents(db)
    .where("events.id", "in", ids)
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .execute();
}

/** For admins: includes series with only drafts, or without dates. */
export function findSeriesForUpdate(trx: Db, key: SeriesKey): Promise<SeriesRow | undefined> {
  const { id, slug = "" } = key;
  return selectSeries(trx)
    .where(id === undefined ? "event_series.slug" : "event_series.id", "=", id ?? slug)
    .forUpdate()
    .executeTakeFirst();
}

/** The series that the event is a date of, locked until the transaction ends. */
export function findSeriesOfEventForUpdate(
  trx: Db,
  eventId: string,
): Promise<SeriesRow | undefined> {
  return selectSeries(trx)
    .where("event_series.id", "=", (eb) =>
      eb.selectFrom("events").select("events.series_id").where("events.id", "=", eventId),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** All dates of a series, drafts included, soonest first, locked until the transaction ends. */
export function listSeriesEventsForUpdate(trx: Db, seriesId: string): Promise<EventRow[]> {
  return selectEvents(trx)
    .where("events.series_id", "=", seriesId)
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .forUpdate("events")
    .execute();
}

export async function insertSeries(
  db: Db,
  series: Omit<Insertable<EventSeries>, "created_at" | "updated_at">,
  at: Date,
): Promise<void> {
  await db
    .insertInto("event_series")
    .values({ ...series, created_at: at, updated_at: at })
    .execute();
}

export async function updateSeries(
  db: Db,
  id: string,
  { name, slug, rule }: Pick<SeriesRow, "name" | "slug" | "rule">,
  at: Date,
): Promise<void> {
  await db
    .updateTable("event_series")
    .set({ name, slug, rule, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** Its events stay as single events, those in the trash too. False if there is no such series. */
export async function deleteSeries(db: Db, id: string, at: Date): Promise<boolean> {
  await db
    .updateTable("all_events")
    .set({ series_own_fields: [], updated_at: at })
    .where("series_id", "=", id)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("event_series")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Finds which of the slugs belong to a series other than `ofSeries`. The slugs stay reserved until
 * the transaction ends.
 */
export async function findTakenSlugs(
  trx: Db,
  slugs: readonly string[],
  ofSeries: string,
): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtext('before-ten series slugs'))`.execute(trx);
  const rows = await outsideReach(() =>
    trx
      .selectFrom("event_series")
      .select("slug")
      .where("slug", "in", slugs)
      .where("id", "!=", ofSeries)
      .execute(),
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** By id. */
export async function listSeriesNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("event_series")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
