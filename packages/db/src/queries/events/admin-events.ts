import { type EventStatus, liveStatuses } from "@before-ten/contracts/events/lifecycle";
import { type EventState, eventStates } from "@before-ten/contracts/events/states";
import type { EventSort } from "@before-ten/contracts/events/sorts";
import { type Expression, type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import {
  type Availability,
  availabilities,
  fewLeftShare,
} from "@before-ten/contracts/events/availability";
import { calledOffKinds } from "@before-ten/contracts/events/disruption";
import type { Db } from "../../client.ts";
import type { Events } from "../../schema.ts";
import type { EventRow } from "./events.ts";
import { selectEvents } from "./select-events.ts";
import type { EveryColumn, VersionColumn } from "../shared/columns.ts";
import type { TrashColumn } from "../trash/trash.ts";
import { containsWords, likely, resemblesWords } from "../shared/search.ts";
import { countRows } from "../shared/count-rows.ts";

/** Events for admins, drafts included. */

export interface AdminEventFilter {
  q?: string | undefined;
  /** `active` also matches published events. */
  status?: EventStatus | undefined;
  /** The current availability or disruption. */
  state?: EventState | undefined;
  /**
   * True: only current events, as on the dashboard: live, and starting today or later at the venue.
   */
  current?: boolean | undefined;
  /** True: only ended events; false: only others. */
  ended?: boolean | undefined;
  /** True: only events with a scheduled publication or taking down. */
  scheduled?: boolean | undefined;
  /** Only events created or changed then or later. */
  changedSince?: Date | undefined;
  /**
   * Default: latest first; current ones soonest first; with `changedSince` the earliest change
   * first.
   */
  sort?: EventSort | undefined;
}

/** With the total clicks on its tickets. */
export interface AdminEventRow extends EventRow {
  clicks: number;
}

const isLive = sql<boolean>`events.status in (${sql.join(liveStatuses)})`;

/** Completed, or it took place. A draft never ends. */
function hasEnded(now: Date): RawBuilder<boolean> {
  return sql`(events.status = 'completed' or (${isLive} and events.ends_at <= ${now}))`;
}

/** Its day is over, or an admin marked it as completed; drafts too, which never took place. */
function isOver(now: Date): RawBuilder<boolean> {
  return sql`(events.status = 'completed' or events.ends_at <= ${now})`;
}

interface Slice {
  limit: number;
  offset: number;
}

interface FoundEvents {
  rows: AdminEventRow[];
  /** The number of matches on all pages. */
  total: number;
}

/** If no name and place contain the words of `q`, those are found that resemble them. */
export async function listAdminEvents(
  db: Db,
  now: Date,
  filter: AdminEventFilter,
  slice: Slice,
): Promise<FoundEvents> {
  const { q } = filter;
  const contained = [
    // The indexed text includes the description, so it narrows the rows, and name and place decide.
    ...containsWords(sql.ref("events.search_text"), q),
    ...containsWords(sql`searchable(events.event_name, events.location_label)`, q),
  ];
  const found = await findPage(db, now, filter, { ...slice, words: contained });
  if (q === undefined || found.total > 0) return found;
  const words = resemblesWords(sql`events.event_name, events.location_label`, q);
  return likely(db, (trx) => findPage(trx, now, filter, { ...slice, words }));
}

async function findPage(
  db: Db,
  now: Date,
  filter: AdminEventFilter,
  { limit, offset, words }: Slice & { words: Expression<SqlBool>[] },
): Promise<FoundEvents> {
  const conditions = [...words, ...conditionsOf(now, filter)];
  const byChange = filter.changedSince !== undefined && filter.sort === undefined;
  const { sort = filter.current === true || byChange ? "date" : "-date" } = filter;
  const direction = sort === "next" || sort.startsWith("-") ? "desc" : "asc";
  const by = byChange ? sql`events.updated_at` : sortedBy(now, sort);
  const rows = await selectEvents(db)
    .select(eventClicks.as("clicks"))
    .where((eb) => eb.and(conditions))
    .$if(sort === "next", (query) =>
      query
        .orderBy(isOver(now))
        .orderBy(sql`case when not ${isOver(now)} then events.starts_at end`),
    )
    .$if(by !== undefined, (query) => query.orderBy(by ?? sql`1`, direction))
    .orderBy("events.starts_at", by === undefined ? direction : "desc")
    .orderBy("events.id", by === undefined ? direction : "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows,
    total: await countRows(db.selectFrom("events").where((eb) => eb.and(conditions))),
  };
}

/** Total ticket clicks of the selected event. */
export const eventClicks = sql<number>`(
  select coalesce(sum(counts.clicks), 0)::int8 from event_daily_counts as counts
  where counts.event_id = events.id
)`;

/** Soonest first. */
export function listEventsByIds(db: Db, ids: readonly string[]): Promise<AdminEventRow[]> {
  return selectEvents(db)
    .select(eventClicks.as("clicks"))
    .where("events.id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .execute();
}

/** Undefined: by date only. */
function sortedBy(now: Date, sort: EventSort): RawBuilder<unknown> | undefined {
  if (sort === "country" || sort === "-country") return sql`events.country`;
  if (sort === "state" || sort === "-state") return inOrderOfStates(now);
  return sort === "clicks" || sort === "-clicks" ? eventClicks : undefined;
}

function conditionsOf(
  now: Date,
  { status, state, current, ended, scheduled, changedSince }: AdminEventFilter,
) {
  const conditions: Expression<SqlBool>[] = [];
  if (status === "active" || current === true) {
    conditions.push(isLive);
  } else if (status !== undefined) {
    conditions.push(sql<boolean>`events.status = ${status}`);
  }
  if (state !== undefined) conditions.push(isInState(now, state));
  if (current === true) {
    conditions.push(
      sql<boolean>`events.start_date >= (${now}::timestamptz at time zone events.time_zone)::date`,
    );
  }
  if (scheduled !== undefined) {
    conditions.push(
      sql<boolean>`(num_nonnulls(events.publish_at, events.take_down_at) > 0) = ${scheduled}`,
    );
  }
  if (changedSince !== undefined) {
    conditions.push(sql<boolean>`events.updated_at >= ${changedSince}`);
  }
  if (ended !== undefined) conditions.push(ended ? hasEnded(now) : sql`not ${hasEnded(now)}`);
  return conditions;
}

/** Drafts too. */
export function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return selectEvents(db).where("events.id", "=", id).executeTakeFirst();
}

/** Finds the event and locks its row until the transaction ends. */
export function findEventForUpdate(trx: Db, id: string): Promise<EventRow | undefined> {
  return selectEvents(trx).where("events.id", "=", id).forUpdate("events").executeTakeFirst();
}

export type EventColumns = EveryColumn<
  Omit<
    Insertable<Events>,
    | "id"
    | "search_text"
    | "sequence"
    | "announced_at"
    | "day_notice"
    | "day_notice_for"
    | "created_at"
    | "updated_at"
    | VersionColumn
    | TrashColumn
  >
>;

export async function insertEvents(
  db: Db,
  events: readonly (EventColumns & { id: string })[],
  at: Date,
): Promise<void> {
  await db
    .insertInto("events")
    .values(events.map((event) => ({ ...event, created_at: at, updated_at: at })))
    .execute();
}

/** False if there is no such event. */
export async function updateEvent(
  db: Db,
  id: string,
  columns: Partial<EventColumns>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("events")
    .set({ ...columns, updated_at: at })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** All counts in one statement, so that they agree. */
export function countEvents(db: Db, now: Date) {
  return db
    .selectFrom("events")
    .select((eb) => [
      eb.fn.countAll<number>().as("totalEvents"),
      eb.fn.countAll<number>().filterWhere(isLive).as("publishedEvents"),
      eb.fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${isLive} and not ${hasEnded(now)}`)
        .as("activeEvents"),
      eb.fn.countAll<number>().filterWhere(hasEnded(now)).as("expiredEvents"),
      eb.fn.countAll<number>().filterWhere("status", "=", "draft").as("draftEvents"),
      sql<number>`coalesce(sum(registrations), 0)::int8`.as("totalRegistrations"),
    ])
    .executeTakeFirstOrThrow();
}

/** Selects the events that the contracts' `isInState` finds in this state. */
function isInState(now: Date, state: EventState): RawBuilder<boolean> {
  if (!isAvailability(state)) return sql`events.disruption = ${state}`;
  return sql`(
    ${availabilityAt(now)} = ${state}
    and (events.disruption is null or events.disruption not in (${sql.join(calledOffKinds)}))
  )`;
}

/** Each event's place in the order of states: disruptions come after availabilities. */
function inOrderOfStates(now: Date): RawBuilder<number> {
  return sql`array_position(
    array[${sql.join(eventStates.map((state) => sql.lit(state)))}]::text[],
    coalesce(events.disruption::text, ${availabilityAt(now)})
  )`;
}

function isAvailability(state: EventState): state is Availability {
  return availabilities.some((availability) => availability === state);
}

/** The result of the contracts' `availabilityOf` at this time, as text. */
function availabilityAt(now: Date): RawBuilder<Availability> {
  return sql`case
    when events.availability <> 'not-yet-on-sale' or events.on_sale_from > ${now}::timestamptz
      then events.availability::text
    when events.unlimited_capacity or events.capacity is null then 'on-sale'
    when events.registrations >= events.capacity then 'sold-out'
    when events.capacity - events.registrations <= events.capacity * ${fewLeftShare}::float8
      then 'few-left'
    else 'on-sale'
  end`;
}
