import { type EventStatus, liveStatuses } from "@before-ten/contracts/events/lifecycle";
import type { EventState } from "@before-ten/contracts/events/states";
import { type Expression, type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { Events } from "../../schema.ts";
import { isInState } from "./event-state.ts";
import type { EventRow } from "./events.ts";
import { selectEvents } from "./select-events.ts";
import type { EveryColumn } from "../shared/every-column.ts";
import { containsWords } from "../shared/search.ts";

/** What admins see and do: every event, drafts too. */

export interface AdminEventFilter {
  q?: string | undefined;
  /** `active` is what takes place: published events too. */
  status?: EventStatus | undefined;
  /** How it is with the tickets now, or what happened to the event. */
  state?: EventState | undefined;
  /**
   * True: only current events, as the dashboard lists them: live, and starting today or later at
   * the venue.
   */
  current?: boolean | undefined;
  /** True: only events that have ended; false: only those that haven't. */
  ended?: boolean | undefined;
}

const isLive = sql<boolean>`events.status in (${sql.join(liveStatuses)})`;

/** Completed, or it took place. A draft never ends. */
function hasEnded(now: Date): RawBuilder<boolean> {
  return sql`(events.status = 'completed' or (${isLive} and events.ends_at <= ${now}))`;
}

/**
 * Latest first; current ones soonest first. `total` counts what the filter matches on every page.
 */
export async function listAdminEvents(
  db: Db,
  now: Date,
  filter: AdminEventFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const conditions = conditionsOf(now, filter);
  const direction = filter.current === true ? "asc" : "desc";
  const rows = await selectEvents(db)
    .where((eb) => eb.and(conditions))
    .orderBy("events.starts_at", direction)
    .orderBy("events.id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("events")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where((eb) => eb.and(conditions))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function conditionsOf(now: Date, { q, status, state, current, ended }: AdminEventFilter) {
  const conditions: Expression<SqlBool>[] = [
    // The indexed text holds the description too: it finds few rows, of which name and place
    // decide.
    ...containsWords(sql.ref("events.search_text"), q),
    ...containsWords(sql`searchable(events.event_name, events.location_label)`, q),
  ];
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
    "id" | "search_text" | "sequence" | "announced_at" | "created_at" | "updated_at"
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

/** False when there is no such event. */
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

/** False when there is no such event. */
export async function deleteEvent(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("events")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Every count in one statement, so that they agree. */
export function countEvents(db: Db, now: Date) {
  return db
    .selectFrom("events")
    .select((eb) => [
      eb.fn.countAll<number>().as("totalEvents"),
      eb.fn.countAll<number>().filterWhere(isLive).as("publishedEvents"),
      eb.fn
        .countAll<number>()
        .filterWhere(
          sql<boolean>`${isLive} and not ${hasEnded(now)} and disruption is distinct from 'cancelled'`,
        )
        .as("activeEvents"),
      eb.fn.countAll<number>().filterWhere(hasEnded(now)).as("expiredEvents"),
      eb.fn.countAll<number>().filterWhere("status", "=", "draft").as("draftEvents"),
      sql<number>`coalesce(sum(registrations), 0)::int8`.as("totalRegistrations"),
    ])
    .executeTakeFirstOrThrow();
}
