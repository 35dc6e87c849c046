import type { Selectable } from "kysely";
import type { Db } from "../../client.ts";
import type { EventReviews } from "../../schema.ts";

/** What guests said of an event. The id is that of the follower who was asked. */

export type ReviewRow = Selectable<EventReviews>;

/** Locks its row until the transaction ends. */
export function findReviewForUpdate(trx: Db, id: string): Promise<ReviewRow | undefined> {
  return trx
    .selectFrom("event_reviews")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom("event_reviews").selectAll().where("id", "=", id).executeTakeFirst();
}

interface NewReview {
  id: string;
  eventId: string;
  score: number;
  sentence: string;
  firstName: string;
  /** Null: it must not be quoted. */
  consent: { wording: string; at: Date } | null;
  at: Date;
}

/** Replaces what the guest said before. */
export async function storeReview(
  trx: Db,
  { id, eventId, score, sentence, firstName, consent, at }: NewReview,
): Promise<void> {
  const said = {
    score,
    sentence,
    first_name: firstName,
    consent_wording: consent?.wording ?? null,
    consented_at: consent?.at ?? null,
    updated_at: at,
  };
  await trx
    .insertInto("event_reviews")
    .values({ id, event_id: eventId, created_at: at, ...said })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(said))
    .execute();
}

/** False: there is none. */
export async function deleteReview(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("event_reviews")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Latest first. */
export function listReviews(db: Db, eventId: string, limit: number): Promise<ReviewRow[]> {
  return db
    .selectFrom("event_reviews")
    .selectAll()
    .where("event_id", "=", eventId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Of all events that aren't in the trash, earliest first. */
export function listAllReviews(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewRow[]> {
  return db
    .selectFrom("event_reviews")
    .selectAll()
    .where("event_id", "in", db.selectFrom("events").select("id"))
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many gave each score. */
export function countScores(db: Db, eventId: string): Promise<{ score: number; count: number }[]> {
  return db
    .selectFrom("event_reviews")
    .select((eb) => ["score", eb.fn.countAll<number>().as("count")])
    .where("event_id", "=", eventId)
    .groupBy("score")
    .execute();
}
