import {
  type EventListStatus,
  type EventStatus,
  liveStatuses,
  publicStatuses,
} from "@before-ten/contracts/events/lifecycle";
import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { Db } from "../../client.ts";
import { prepared } from "../../prepared-statements.ts";
import type { DB, Events } from "../../schema.ts";
import { containsWords } from "../shared/search.ts";

export interface EventRow extends Omit<Selectable<Events>, "search_text"> {
  poster_width: number | null;
  poster_height: number | null;
  poster_widths: number[] | null;
  poster_formats: string[] | null;
  poster_preview: string | null;
}

export interface PublicEventFilter {
  /** Ended events are left out, unless this is `all`; with `ended` there is nothing else. */
  status?: EventListStatus | undefined;
  q?: string | undefined;
  country?: string | undefined;
  featured?: boolean | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

/**
 * Soonest first; with a `status` latest first. `total` counts what the filter matches on every
 * page. Count and rows come from one statement, so that they agree.
 */
export async function listPublicEvents(
  db: Db,
  now: Date,
  filter: PublicEventFilter,
  { limit, offset }: Slice,
): Promise<{ rows: EventRow[]; total: number }> {
  const direction = filter.status === undefined ? "asc" : "desc";
  const rows = await selectEvents(db)
    .select((eb) => eb.fn.countAll<number>().over().as("total"))
    .where((eb) => matches(eb, now, filter))
    .orderBy("events.starts_at", direction)
    .orderBy("events.id", direction)
    .limit(limit)
    .offset(offset)
    .$if(filter.q === undefined, (query) => query.modifyEnd(prepared))
    .execute();
  const first = rows[0];
  if (first !== undefined) return { rows, total: first.total };
  // A page past the end has no row that could carry the count.
  return { rows, total: offset === 0 ? 0 : await countPublicEvents(db, now, filter) };
}

/**
 * Lists the events nearest to `now`, half of them ended and half to come, or more of one kind where
 * the other has too few. Latest first on each page.
 */
export async function listNearestEvents(
  db: Db,
  now: Date,
  filter: Omit<PublicEventFilter, "status">,
  { limit, offset }: Slice,
): Promise<{ rows: EventRow[]; total: number }> {
  const all = { ...filter, status: "all" } as const;
  const rows = await selectEvents(db)
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
          .where((each) => matches(each, now, all))
          .as("ranked"),
      (join) => join.onRef("ranked.id", "=", "events.id"),
    )
    .select("ranked.total")
    .orderBy("ranked.nth")
    .orderBy("events.starts_at", "desc")
    .orderBy("events.id", "desc")
    .limit(limit)
    .offset(offset)
    .$if(filter.q === undefined, (query) => query.modifyEnd(prepared))
    .execute();
  const [first] = rows;
  if (first === undefined) {
    return { rows, total: offset === 0 ? 0 : await countPublicEvents(db, now, all) };
  }
  const latestFirst = rows.toSorted(
    (one, other) =>
      other.starts_at.getTime() - one.starts_at.getTime() || (other.id > one.id ? 1 : -1),
  );
  return { rows: latestFirst, total: first.total };
}

async function countPublicEvents(db: Db, now: Date, filter: PublicEventFilter): Promise<number> {
  const { total } = await db
    .selectFrom("events")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where((eb) => matches(eb, now, filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** Ended events too; never a draft. */
export function findPublicEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return selectEvents(db)
    .where("events.id", "=", id)
    .where(hasStatus(publicStatuses))
    .modifyEnd(prepared)
    .executeTakeFirst();
}

/** Every column but the text that search reads, with what its poster needs. */
export function selectEvents(db: Db) {
  return db
    .selectFrom("events")
    .leftJoin("images", "images.id", "events.poster_id")
    .select([
      "events.id",
      "events.event_name",
      "events.description",
      "events.location",
      "events.location_label",
      "events.country",
      "events.start_date",
      "events.end_date",
      "events.start_time",
      "events.end_time",
      "events.starts_at",
      "events.ends_at",
      "events.time_zone",
      "events.poster_id",
      "events.poster_alt",
      "events.music_genres",
      "events.ticket_amount",
      "events.ticket_currency",
      "events.redirect_url",
      "events.capacity",
      "events.unlimited_capacity",
      "events.registrations",
      "events.featured",
      "events.status",
      "events.created_at",
      "events.updated_at",
      "images.width as poster_width",
      "images.height as poster_height",
      "images.widths as poster_widths",
      "images.formats as poster_formats",
      "images.preview as poster_preview",
    ]);
}

/**
 * The one rule of what a visitor may see. Drafts exist for nobody; ended events only where they are
 * asked for.
 */
function visibleToPublic(
  eb: ExpressionBuilder<DB, "events">,
  now: Date,
  status: PublicEventFilter["status"],
) {
  const toCome = eb.and([hasStatus(liveStatuses), eb("events.ends_at", ">", now)]);
  if (status === undefined) return toCome;
  const isPublic = hasStatus(publicStatuses);
  return status === "all" ? isPublic : eb.and([isPublic, eb.not(toCome)]);
}

/**
 * The statuses are literals: with parameters a prepared statement's generic plan couldn't use the
 * partial indexes of live events.
 */
function hasStatus(statuses: readonly EventStatus[]) {
  return sql<SqlBool>`events.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

function matches(
  eb: ExpressionBuilder<DB, "events">,
  now: Date,
  { status, country, featured, q }: PublicEventFilter,
) {
  const conditions: Expression<SqlBool>[] = [visibleToPublic(eb, now, status)];
  if (country !== undefined) conditions.push(eb("events.country", "=", country));
  if (featured !== undefined) conditions.push(eb("events.featured", "=", featured));
  return eb.and([...conditions, ...containsWords(sql.ref("events.search_text"), q)]);
}
