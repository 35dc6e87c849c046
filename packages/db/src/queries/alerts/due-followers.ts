import { type ReceiptKind, alertKinds } from "@before-ten/contracts/alerts/rules";
import { liveStatuses, publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { DB } from "../../schema.ts";
import type { EventRow } from "../events/events.ts";
import { hasStatus, isAsAnnounced } from "../events/visibility.ts";
import { selectEvents } from "../events/select-events.ts";
import { type KnownEvent, hasWish } from "./followers.ts";

/** Followers who are to be told something, and what happens to their mails. */

export type FollowerMail = "entry" | "change" | "reminder" | "thanks";

/** The latest thing that was said of an event to everybody. */
interface Notice {
  id: string;
  kind: ReceiptKind;
  sequence: number;
  reason: string | null;
}

/** Live events with followers who don't know the latest notice yet. */
export function listEventsToTell(db: Db, now: Date): Promise<EventRow[]> {
  return selectEvents(db)
    .where(hasStatus(liveStatuses))
    .where((eb) =>
      eb.or([
        eb("events.ends_at", ">", now),
        sql<SqlBool>`events.disruption is not distinct from 'postponed'`,
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("event_followers as follower")
          .innerJoin("event_receipts as notice", "notice.event_id", "follower.event_id")
          .select("follower.id")
          .whereRef("follower.event_id", "=", "events.id")
          .whereRef("notice.sequence", ">", "follower.told_sequence")
          .where("notice.kind", "not in", alertKinds)
          .where("follower.confirmed_at", "is not", null)
          .where("follower.mail", "is", null)
          .where(hasWish("follower.wants", "changes")),
      ),
    )
    .orderBy("events.id")
    .execute();
}

export function findLatestNotice(db: Db, eventId: string): Promise<Notice | undefined> {
  return db
    .selectFrom("event_receipts")
    .select(["id", "kind", "sequence", "reason"])
    .where("event_id", "=", eventId)
    .where("kind", "not in", alertKinds)
    .orderBy("sequence", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes some of the followers who know something else, to be mailed with this notice. Those who
 * know all of it already, as it was taken back before they heard of it, aren't mailed.
 */
export async function takeFollowersToTell(
  trx: Db,
  eventId: string,
  { notice, known, limit }: { notice: Notice; known: KnownEvent; limit: number },
): Promise<string[]> {
  const toTell = (eb: ExpressionBuilder<DB, "event_followers">): Expression<SqlBool> =>
    eb.and([
      isIdle(eb, eventId),
      eb("told_sequence", "<", notice.sequence),
      hasWish("wants", "changes"),
    ]);
  // The end of a sale and a notice of the day change nothing of what they know.
  if (notice.kind !== "sale-ended" && notice.kind !== "day-notice") {
    await trx
      .updateTable("event_followers")
      .set({ told_sequence: notice.sequence })
      .where(toTell)
      .where(sql<SqlBool>`told = ${JSON.stringify(known)}::jsonb`)
      .execute();
  }
  return take(trx, toTell, { mail: "change", receipt_id: notice.id }, limit);
}

/** Events that start before `before` with followers who are to be reminded of it. */
export function listEventsToRemind(
  db: Db,
  { now, before }: { now: Date; before: Date },
): Promise<EventRow[]> {
  return selectEvents(db)
    .where(hasStatus(liveStatuses))
    .where(isAsAnnounced)
    .where("events.starts_at", ">", now)
    .where("events.starts_at", "<", before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("event_followers")
          .select("event_followers.id")
          .whereRef("event_followers.event_id", "=", "events.id")
          .where("confirmed_at", "is not", null)
          .where("mail", "is", null)
          .where("reminded_at", "is", null)
          .where(hasWish("wants", "reminder")),
      ),
    )
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .execute();
}

export function takeFollowersToRemind(
  trx: Db,
  eventId: string,
  { at, limit }: { at: Date; limit: number },
): Promise<string[]> {
  const toRemind = (eb: ExpressionBuilder<DB, "event_followers">): Expression<SqlBool> =>
    eb.and([isIdle(eb, eventId), eb("reminded_at", "is", null), hasWish("wants", "reminder")]);
  return take(trx, toRemind, { mail: "reminder", reminded_at: at }, limit);
}

/** Events that ended since `after`, and took place, with followers who are to be thanked. */
export function listEventsToThank(
  db: Db,
  { now, after }: { now: Date; after: Date },
): Promise<EventRow[]> {
  return selectEvents(db)
    .where(hasStatus(publicStatuses))
    .where(isAsAnnounced)
    .where("events.ends_at", "<=", now)
    .where("events.ends_at", ">", after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("event_followers")
          .select("event_followers.id")
          .whereRef("event_followers.event_id", "=", "events.id")
          .where("confirmed_at", "is not", null)
          .where("mail", "is", null)
          .where(hasWish("wants", "thanks")),
      ),
    )
    .orderBy("events.id")
    .execute();
}

export function takeFollowersToThank(
  trx: Db,
  eventId: string,
  { limit }: { limit: number },
): Promise<string[]> {
  const toThank = (eb: ExpressionBuilder<DB, "event_followers">): Expression<SqlBool> =>
    eb.and([isIdle(eb, eventId), hasWish("wants", "thanks")]);
  return take(trx, toThank, { mail: "thanks" }, limit);
}

/** Confirmed, without a mail on its way. */
function isIdle(
  eb: ExpressionBuilder<DB, "event_followers">,
  eventId: string,
): Expression<SqlBool> {
  return eb.and([
    eb("event_id", "=", eventId),
    eb("confirmed_at", "is not", null),
    eb("mail", "is", null),
  ]);
}

/** Concurrent processes never take the same one. */
async function take(
  trx: Db,
  condition: (eb: ExpressionBuilder<DB, "event_followers">) => Expression<SqlBool>,
  change: { mail: FollowerMail; receipt_id?: string; reminded_at?: Date },
  limit: number,
): Promise<string[]> {
  const rows = await trx
    .with("taken", (db) =>
      db
        .selectFrom("event_followers")
        .select("id")
        .where(condition)
        .orderBy("id")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("event_followers")
    .from("taken")
    .set(change)
    .whereRef("event_followers.id", "=", "taken.id")
    .returning("event_followers.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The entry for the calendar is the first mail, on its way from now on. */
export async function takeNewFollower(
  trx: Db,
  id: string,
  { remindedAt }: { remindedAt: Date | null },
): Promise<void> {
  await trx
    .updateTable("event_followers")
    .set({ mail: "entry", reminded_at: remindedAt })
    .where("id", "=", id)
    .execute();
}

/** The data of a mail on its way. Undefined once it was sent, or the reader has left. */
export function findFollowerToMail(db: Db, id: string, mail: FollowerMail) {
  return db
    .selectFrom("event_followers")
    .select(["email", "event_id as eventId", "told"])
    .where("id", "=", id)
    .where("mail", "=", mail)
    .executeTakeFirst();
}

/** What the mail says that is being sent, for when it arrives. */
export async function noteTelling(
  db: Db,
  id: string,
  { known, sequence, receiptId }: { known: KnownEvent; sequence: number; receiptId?: string },
): Promise<void> {
  await db
    .updateTable("event_followers")
    .set({
      telling: JSON.stringify(known),
      telling_sequence: sequence,
      ...(receiptId !== undefined && { receipt_id: receiptId }),
    })
    .where("id", "=", id)
    .execute();
}

/** The mail isn't true any more, or can't be told: the follower waits for the next. */
export async function releaseFollower(db: Db, id: string, mail: FollowerMail): Promise<void> {
  await db
    .updateTable("event_followers")
    .set({ ...idle, ...(mail === "reminder" && { reminded_at: null }) })
    .where("id", "=", id)
    .where("mail", "=", mail)
    .execute();
}

const idle = { mail: null, telling: null, telling_sequence: null, receipt_id: null } as const;

/** The mail has arrived. Returns its receipt, once. */
export async function settleFollower(
  trx: Db,
  id: string,
  mail: FollowerMail,
): Promise<string | undefined> {
  const settled = await trx
    .with("before", (db) =>
      db
        .selectFrom("event_followers")
        .select(["id", "receipt_id"])
        .where("id", "=", id)
        .where("mail", "=", mail)
        .forUpdate(),
    )
    .updateTable("event_followers")
    .from("before")
    .set((eb) => ({
      ...idle,
      told: eb.fn.coalesce("event_followers.telling", "event_followers.told"),
      told_sequence: eb.fn.coalesce(
        "event_followers.telling_sequence",
        "event_followers.told_sequence",
      ),
    }))
    .whereRef("event_followers.id", "=", "before.id")
    .returning("before.receipt_id")
    .executeTakeFirst();
  return settled?.receipt_id ?? undefined;
}

/** The mailbox takes no mails: forgets the follower, and returns the receipt of the mail. */
export async function endFollower(trx: Db, id: string): Promise<string | undefined> {
  const ended = await trx
    .deleteFrom("event_followers")
    .where("id", "=", id)
    .returning("receipt_id")
    .executeTakeFirst();
  return ended?.receipt_id ?? undefined;
}
