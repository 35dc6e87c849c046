import type { FollowWish } from "@before-ten/contracts/alerts/rules";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import type { DB } from "../../schema.ts";

/** Visitors who follow an event until it is over; `due-followers.ts` tells them. */

/** What a reader knows of an event. */
export interface KnownEvent {
  startsAt: string;
  endsAt: string;
  startDate: string;
  endDate: string;
  when: string;
  where: string;
  off: "cancelled" | "postponed" | null;
}

interface FollowRequest {
  eventId: string;
  email: string;
  wishes: readonly FollowWish[];
  at: Date;
  consent: { wording: string; via: "form" | "api" };
  /** What the event's page showed. */
  known: KnownEvent;
  sequence: number;
}

/**
 * Stores wishes until they are confirmed; a repeated request restarts the time to confirm. Locks
 * the row until the transaction ends. Undefined: the event is gone meanwhile.
 */
export async function requestFollowing(
  trx: Db,
  { eventId, email, wishes, at, consent, known, sequence }: FollowRequest,
): Promise<{ id: string; mustConfirm: boolean } | undefined> {
  const held = await trx
    .selectFrom("events")
    .select("id")
    .where("id", "=", eventId)
    .forKeyShare()
    .executeTakeFirst();
  if (held === undefined) return undefined;
  const { id, wants } = await trx
    .insertInto("event_followers")
    .values({
      id: uuidv7(),
      event_id: eventId,
      email,
      asked: [...wishes],
      requested_at: at,
      consent_wording: consent.wording,
      consent_via: consent.via,
      told: JSON.stringify(known),
      told_sequence: sequence,
    })
    .onConflict((conflict) =>
      conflict.columns(["event_id", "email"]).doUpdateSet({
        asked: sql`excluded.asked`,
        requested_at: sql`excluded.requested_at`,
        consent_wording: sql`excluded.consent_wording`,
        consent_via: sql`excluded.consent_via`,
        told: sql`case when event_followers.confirmed_at is null then excluded.told
          else event_followers.told end`,
        told_sequence: sql`case when event_followers.confirmed_at is null
          then excluded.told_sequence else event_followers.told_sequence end`,
      }),
    )
    .returning(["id", "wants"])
    .executeTakeFirstOrThrow();
  return { id, mustConfirm: !wishes.every((wish) => wants.includes(wish)) };
}

/** The data of the mail that asks for confirmation, with the alert that it confirms as well. */
export function findFollowerToConfirm(db: Db, id: string) {
  return db
    .selectFrom("event_followers as follower")
    .innerJoin("events", "events.id", "follower.event_id")
    .leftJoin("event_alerts as alert", (join) =>
      join
        .onRef("alert.event_id", "=", "follower.event_id")
        .onRef("alert.email", "=", "follower.email")
        .on("alert.confirmed_at", "is", null),
    )
    .select([
      "follower.email",
      "follower.asked",
      "alert.kind",
      "events.event_name",
      "events.country",
      "events.status",
    ])
    .where("follower.id", "=", id)
    .executeTakeFirst();
}

export interface Confirmed {
  eventId: string;
  email: string;
  /** The first time, and not again. */
  isNew: boolean;
}

/**
 * Confirms the wishes, and the alert asked for with them. Undefined: there is no such follower, or
 * the request is too old. Repeating it does no harm.
 */
export async function confirmFollowing(
  trx: Db,
  id: string,
  { at, requestedAfter }: { at: Date; requestedAfter: Date },
): Promise<Confirmed | undefined> {
  const stored = await trx
    .selectFrom("event_followers")
    .select(["event_id as eventId", "email", "confirmed_at", "wants", "asked", "requested_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const { eventId, email, wants, asked } = stored;
  const isRepeated = stored.confirmed_at !== null && asked.length === 0;
  if (!isRepeated && stored.requested_at <= requestedAfter) return undefined;
  await trx
    .updateTable("event_followers")
    .set({
      confirmed_at: stored.confirmed_at ?? at,
      wants: [...new Set([...wants, ...asked])],
      asked: [],
    })
    .where("id", "=", id)
    .execute();
  await trx
    .updateTable("event_alerts")
    .set({ confirmed_at: at })
    .where("event_id", "=", eventId)
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .where("requested_at", ">", requestedAfter)
    .execute();
  return { eventId, email, isNew: stored.confirmed_at === null };
}

/** Of this address: the confirmed follower of this event. */
export async function findFollowerOf(
  db: Db,
  { eventId, email }: { eventId: string; email: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom("event_followers")
    .select("id")
    .where("event_id", "=", eventId)
    .where("email", "=", email)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return found?.id;
}

/** Ends all that an address asked for about an event, by the id of an alert or a follower. */
export async function leaveEvent(trx: Db, id: string): Promise<void> {
  const alert = await trx
    .deleteFrom("event_alerts")
    .where("id", "=", id)
    .returning(["event_id", "email"])
    .executeTakeFirst();
  const follower = await trx
    .deleteFrom("event_followers")
    .where((eb) =>
      alert?.event_id === undefined || alert.event_id === null
        ? eb("id", "=", id)
        : eb.and([eb("event_id", "=", alert.event_id), eb("email", "=", alert.email)]),
    )
    .returning(["event_id", "email"])
    .executeTakeFirst();
  if (follower === undefined) return;
  await trx
    .deleteFrom("event_alerts")
    .where("event_id", "=", follower.event_id)
    .where("email", "=", follower.email)
    .execute();
}

/**
 * Followers are told of a cancellation once: the alerts of those among them end. Locks neither
 * those nor others.
 */
export async function endAlertsOfFollowers(trx: Db, eventId: string): Promise<void> {
  await trx
    .deleteFrom("event_alerts as alert")
    .using("event_followers as follower")
    .whereRef("follower.event_id", "=", "alert.event_id")
    .whereRef("follower.email", "=", "alert.email")
    .where("alert.event_id", "=", eventId)
    .where("alert.queued_at", "is", null)
    .where("follower.confirmed_at", "is not", null)
    .where(hasWish("follower.wants", "changes"))
    .execute();
}

export async function countFollowers(
  db: Db,
  eventId: string,
): Promise<{ changes: number; reminder: number }> {
  return db
    .selectFrom("event_followers")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(hasWish("wants", "changes")).as("changes"),
      eb.fn
        .countAll<number>()
        .filterWhere(hasWish("wants", "reminder"))
        .filterWhere("reminded_at", "is", null)
        .as("reminder"),
    ])
    .where("event_id", "=", eventId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirstOrThrow();
}

/**
 * Forgets unconfirmed followers and those of past events, if they aren't to be thanked. A postponed
 * event isn't past.
 */
export async function deleteExpiredFollowers(
  db: Db,
  {
    now,
    unconfirmedBefore,
    requestedBefore,
    thankedAfter,
  }: Record<"now" | "unconfirmedBefore" | "requestedBefore" | "thankedAfter", Date>,
): Promise<void> {
  await db
    .deleteFrom("event_followers")
    .where((eb) =>
      eb.or([
        eb.and([eb("confirmed_at", "is", null), eb("requested_at", "<=", unconfirmedBefore)]),
        eb("requested_at", "<=", requestedBefore),
        eb.and([eb("event_id", "in", pastEvents(eb, now)), eb.not(isToThank)]),
        eb("event_id", "in", pastEvents(eb, thankedAfter)),
      ]),
    )
    .execute();
}

const isToThank = sql<SqlBool>`(event_followers.confirmed_at is not null
  and 'thanks' = any(event_followers.wants)
  and exists (select from events where events.id = event_followers.event_id
    and events.disruption is distinct from 'cancelled'))`;

function pastEvents(eb: ExpressionBuilder<DB, "event_followers">, at: Date) {
  return eb
    .selectFrom("events")
    .select("events.id")
    .where((event) =>
      event.or([
        event.and([event("events.status", "=", "completed"), event("events.ends_at", "<=", at)]),
        event.and([
          event("events.ends_at", "<=", at),
          sql<SqlBool>`events.disruption is distinct from 'postponed'`,
        ]),
      ]),
    );
}

export function hasWish(column: string, wish: FollowWish): Expression<SqlBool> {
  return sql<SqlBool>`${wish} = any(${sql.ref(column)})`;
}
