import { meantUntil } from "@before-ten/contracts/shared/meant-instants";
import { liveStatuses } from "@before-ten/contracts/events/lifecycle";
import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import type { FindingField, LookOutcome } from "@before-ten/contracts/ticket-pages/rules";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { TicketPageIgnored } from "../../schema.ts";
import { inTransaction } from "../../transactions.ts";

export type TicketPageRow = Awaited<
  ReturnType<ReturnType<typeof selectTicketPages>["execute"]>
>[number];

/** Events whose ticket pages are watched: upcoming, not cancelled, and with a link. */
function isWatched(now: Date): RawBuilder<boolean> {
  return sql`(events.status in (${sql.join(liveStatuses)}) and events.ends_at > ${now}
    and events.disruption is distinct from 'cancelled' and events.redirect_url ~* '^https?://')`;
}

/** Events with what was found on their ticket pages, and their own values. */
function selectTicketPages(db: Db, now: Date) {
  return db
    .selectFrom("events")
    .leftJoin("ticket_page_checks as checks", "checks.event_id", "events.id")
    .select([
      "events.id",
      "events.event_name",
      "events.country",
      "events.start_date",
      "events.end_date",
      "events.start_time",
      "events.end_time",
      "events.series_id",
      "events.time_zone",
      "events.ticket_amount",
      "events.ticket_currency",
      "events.price_steps",
      "events.capacity",
      "events.unlimited_capacity",
      "events.registrations",
      "events.availability",
      "events.on_sale_from",
      "events.disruption",
      "events.redirect_url",
      "checks.url as checked_url",
      "checks.checked_at",
      "checks.outcome",
      "checks.http_status",
      "checks.unreachable_looks",
      "checks.found",
      isWatched(now).as("is_watched"),
    ])
    .select((eb) =>
      eb
        .exists(eb.selectFrom("ticket_sellers").select("id").whereRef("event_id", "=", "events.id"))
        .as("has_seller"),
    );
}

/** Drafts too. */
export function findTicketPage(db: Db, id: string, now: Date): Promise<TicketPageRow | undefined> {
  return selectTicketPages(db, now).where("events.id", "=", id).executeTakeFirst();
}

/** Finds the event's page and locks the event until the transaction ends. */
export function findTicketPageForUpdate(
  trx: Db,
  id: string,
  now: Date,
): Promise<TicketPageRow | undefined> {
  return selectTicketPages(trx, now)
    .where("events.id", "=", id)
    .forUpdate("events")
    .executeTakeFirst();
}

/** Lists the watched pages with a result that may differ, soonest event first. */
export function listComparablePages(db: Db, now: Date): Promise<TicketPageRow[]> {
  return selectTicketPages(db, now)
    .where(isWatched(now))
    .where("checks.outcome", "in", ["read", "gone", "unreachable"])
    .whereRef("checks.url", "=", "events.redirect_url")
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .execute();
}

/** Lists the watched events that link to the same page. */
export function listWatchedPages(db: Db, url: string, now: Date): Promise<TicketPageRow[]> {
  return selectTicketPages(db, now)
    .where(isWatched(now))
    .where("events.redirect_url", "=", url)
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .execute();
}

/** A difference an admin has hidden. */
interface IgnoredFinding {
  eventId: string;
  field: FindingField;
  ours: string;
  found: string;
}

export type IgnoredFindingRow = Pick<
  Selectable<TicketPageIgnored>,
  "event_id" | "field" | "ours" | "found"
>;

export async function listIgnoredFindings(
  db: Db,
  eventIds: readonly string[],
): Promise<IgnoredFindingRow[]> {
  if (eventIds.length === 0) return [];
  return db
    .selectFrom("ticket_page_ignored")
    .select(["event_id", "field", "ours", "found"])
    .where("event_id", "in", [...eventIds])
    .execute();
}

/** Replaces an earlier one for the same field. */
export async function ignoreFinding(
  db: Db,
  { eventId, field, ours, found }: IgnoredFinding,
  at: Date,
): Promise<void> {
  const values = { ours, found, ignored_at: at };
  await db
    .insertInto("ticket_page_ignored")
    .values({ event_id: eventId, field, ...values })
    .onConflict((conflict) => conflict.columns(["event_id", "field"]).doUpdateSet(values))
    .execute();
}

/** Forgets ignored fields that no longer differ: they are reported again when they differ again. */
export async function forgetIgnoredFindings(
  db: Db,
  eventId: string,
  { except }: { except: readonly FindingField[] },
): Promise<void> {
  let forgotten = db.deleteFrom("ticket_page_ignored").where("event_id", "=", eventId);
  if (except.length > 0) forgotten = forgotten.where("field", "not in", [...except]);
  await forgotten.execute();
}

interface Due {
  now: Date;
  /** Pages last looked at before this are due, and those whose event has another link. */
  checkedBefore: Date;
  /** A look that began before this never finished. */
  abandonedBefore: Date;
}

/**
 * Claims the page that has waited longest. Undefined if none is due, or another process is looking
 * at one: only one process at a time looks at a page.
 */
export function claimDuePage(
  db: Db,
  { now, checkedBefore, abandonedBefore }: Due,
): Promise<{ id: string; redirect_url: string } | undefined> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('before-ten ticket pages'))`.execute(trx);
    const busy = await trx
      .selectFrom("ticket_page_checks")
      .select("event_id")
      .where("looking_since", ">", abandonedBefore)
      .executeTakeFirst();
    if (busy !== undefined) return undefined;
    const due = await trx
      .selectFrom("events")
      .leftJoin("ticket_page_checks as checks", "checks.event_id", "events.id")
      .select(["events.id", "events.redirect_url"])
      .where(isWatched(now))
      .where((eb) =>
        eb.or([
          eb("checks.checked_at", "is", null),
          eb("checks.checked_at", "<=", checkedBefore),
          eb("checks.checked_at", ">", meantUntil(now, 0)),
          eb("checks.url", "!=", eb.ref("events.redirect_url")),
        ]),
      )
      // If a look's process died, the other pages go first.
      .orderBy(sql`greatest(checks.looking_since, checks.checked_at)`, (order) =>
        order.asc().nullsFirst(),
      )
      .orderBy("events.starts_at")
      .orderBy("events.id")
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return undefined;
    await trx
      .insertInto("ticket_page_checks")
      .values({ event_id: due.id, url: due.redirect_url, looking_since: now })
      .onConflict((conflict) => conflict.column("event_id").doUpdateSet({ looking_since: now }))
      .execute();
    return due;
  });
}

export interface RecordedLook {
  eventId: string;
  url: string;
  at: Date;
  outcome: LookOutcome;
  httpStatus: number | null;
  found: FoundValues;
}

/** Writes nothing if the event was deleted meanwhile. */
export async function recordLook(db: Db, seen: RecordedLook): Promise<void> {
  const { eventId, url, at, outcome, httpStatus, found } = seen;
  await sql`
    insert into ticket_page_checks as checks
      (event_id, url, checked_at, outcome, http_status, found, unreachable_looks)
    select id, ${url}, ${at}::timestamptz, ${outcome}::ticket_page_outcome, ${httpStatus}::integer,
      ${JSON.stringify(found)}::jsonb, ${outcome === "unreachable" ? 1 : 0}::integer
    from events where id = ${eventId}
    on conflict (event_id) do update set
      url = excluded.url,
      looking_since = null,
      checked_at = excluded.checked_at,
      outcome = excluded.outcome,
      http_status = excluded.http_status,
      found = excluded.found,
      unreachable_looks = excluded.unreachable_looks
        * (1 + case when checks.url = excluded.url then checks.unreachable_looks else 0 end)
  `.execute(db);
}
