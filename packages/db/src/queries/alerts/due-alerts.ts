import { calledOffKinds } from "@before-ten/contracts/events/disruption";
import { liveStatuses } from "@before-ten/contracts/events/lifecycle";
import type { AlertKind, ReceiptKind } from "@before-ten/contracts/alerts/rules";
import { type ExpressionBuilder, type SqlBool, type Expression, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { DB } from "../../schema.ts";
import { type EventRow } from "../events/events.ts";
import { hasStatus } from "../events/visibility.ts";
import { selectEvents } from "../events/select-events.ts";

/** Waiting alerts, and what happens to them once there is news. */

/**
 * Recipients of a receipt: people waiting for this event, or for one announced after their request.
 */
export type Audience =
  | { eventId: string; kinds: readonly AlertKind[] }
  | { country: string; announcedAt: Date };

/** Events with alerts for places or tickets. */
export function listEventsWaitedFor(db: Db): Promise<EventRow[]> {
  return selectEvents(db)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("event_alerts")
          .select("event_alerts.id")
          .whereRef("event_alerts.event_id", "=", "events.id")
          .where(isWaiting),
      ),
    )
    .orderBy("events.id")
    .execute();
}

/** An event that an alert may announce, with the time it was announced. */
export interface AnnouncedEvent extends EventRow {
  announced_at: Date;
}

/**
 * Upcoming events that were announced by then, after someone had asked for the next one in their
 * country, soonest first.
 */
export async function listNextEvents(
  db: Db,
  { now, announcedBy }: { now: Date; announcedBy: Date },
): Promise<AnnouncedEvent[]> {
  return selectEvents(db)
    .select(sql<Date>`events.announced_at`.as("announced_at"))
    .where("events.starts_at", ">", now)
    .where("events.announced_at", "<=", announcedBy)
    .where(hasStatus(liveStatuses))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("event_alerts")
          .select("event_alerts.id")
          .whereRef("event_alerts.country", "=", "events.country")
          .whereRef("event_alerts.requested_at", "<", "events.announced_at")
          .where(isWaiting),
      ),
    )
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .execute();
}

/** Those who will be told of an upcoming event; undefined if there are none. */
export function findAnnouncement(
  db: Db,
  eventId: string,
  now: Date,
): Promise<{ announced_at: Date | null; people: number } | undefined> {
  return db
    .selectFrom("events")
    .innerJoin("event_alerts", "event_alerts.country", "events.country")
    .select((eb) => ["events.announced_at", eb.fn.countAll<number>().as("people")])
    .where("events.id", "=", eventId)
    .where("events.starts_at", ">", now)
    .where(hasStatus(liveStatuses))
    .whereRef("event_alerts.requested_at", "<", "events.announced_at")
    .where((eb) =>
      eb.or([
        eb("events.disruption", "is", null),
        eb("events.disruption", "not in", [...calledOffKinds]),
      ]),
    )
    .where(isWaiting)
    .groupBy("events.announced_at")
    .executeTakeFirst();
}

/**
 * Assigns the waiting alerts to a receipt, so that it can count the mails still to be sent.
 * Undefined takes them off their receipt. Queued mails stay as they are.
 */
export async function assignAlerts(
  trx: Db,
  eventId: string,
  receiptId: string | undefined,
): Promise<void> {
  await trx
    .updateTable("event_alerts")
    .set({ receipt_id: receiptId ?? null })
    .where("event_id", "=", eventId)
    .where(isWaiting)
    .execute();
}

/**
 * Takes the first of the waiting alerts in the order of asking, to be sent with this receipt, and
 * returns their ids. Concurrent processes never take the same one.
 */
export async function takeWaitingAlerts(
  trx: Db,
  audience: Audience,
  { receiptId, at, limit }: { receiptId: string; at: Date; limit: number },
): Promise<string[]> {
  const rows = await trx
    .with("taken", (db) =>
      db
        .selectFrom("event_alerts")
        .select("event_alerts.id")
        .where((eb) => isIn(eb, audience))
        .where(isWaiting)
        .orderBy("event_alerts.requested_at")
        .orderBy("event_alerts.id")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("event_alerts")
    .from("taken")
    .set({ receipt_id: receiptId, queued_at: at })
    .whereRef("event_alerts.id", "=", "taken.id")
    .returning("event_alerts.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether there are alerts that such a receipt would cover. */
export async function hasWaitingAlerts(db: Db, audience: Audience): Promise<boolean> {
  const found = await db
    .selectFrom("event_alerts")
    .select("event_alerts.id")
    .where((eb) => isIn(eb, audience))
    .where(isWaiting)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface AlertToTell {
  email: string;
  /** The event in the mail. */
  eventId: string;
  kind: ReceiptKind;
}

/**
 * The data of the mail with the news. Undefined once it was sent, the reader has left, or the event
 * was deleted together with the receipt.
 */
export function findAlertToTell(db: Db, id: string): Promise<AlertToTell | undefined> {
  return db
    .selectFrom("event_alerts")
    .innerJoin("event_receipts", "event_receipts.id", "event_alerts.receipt_id")
    .select(["email", "event_receipts.event_id as eventId", "event_receipts.kind"])
    .where("event_alerts.id", "=", id)
    .executeTakeFirst();
}

/** The news no longer holds: the alert keeps waiting, if it still exists. */
export async function releaseAlert(db: Db, id: string): Promise<void> {
  await db
    .updateTable("event_alerts")
    .set({ receipt_id: null, queued_at: null })
    .where("id", "=", id)
    .execute();
}

/** Ends an alert and returns its receipt; undefined if it has already ended. */
export async function endAlert(trx: Db, id: string): Promise<string | undefined> {
  const ended = await trx
    .deleteFrom("event_alerts")
    .where("id", "=", id)
    .returning("receipt_id")
    .executeTakeFirst();
  return ended?.receipt_id ?? undefined;
}

/** Confirmed, without a mail on its way. */
function isWaiting(eb: ExpressionBuilder<DB, "event_alerts">): Expression<SqlBool> {
  return eb.and([
    eb("event_alerts.confirmed_at", "is not", null),
    eb("event_alerts.queued_at", "is", null),
  ]);
}

function isIn(eb: ExpressionBuilder<DB, "event_alerts">, audience: Audience): Expression<SqlBool> {
  if ("eventId" in audience) {
    return eb.and([
      eb("event_alerts.event_id", "=", audience.eventId),
      eb("event_alerts.kind", "in", audience.kinds),
    ]);
  }
  return eb.and([
    eb("event_alerts.country", "=", audience.country),
    eb("event_alerts.requested_at", "<", audience.announcedAt),
  ]);
}
