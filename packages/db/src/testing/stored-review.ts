import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";
import { storeReview as store } from "../queries/reviews/reviews.ts";
import { storeEvent } from "./stored-event.ts";

interface StoredReview {
  eventId?: string;
  score?: number;
  sentence?: string;
  firstName?: string;
  mayQuote?: boolean;
  at?: Date;
}

/** A guest's answer to the question after a party, as the mailed link stores it. Returns its id. */
export async function storeReview(db: Db, review: StoredReview = {}): Promise<string> {
  const { at = new Date("2026-12-07T10:00:00.000Z"), mayQuote = true } = review;
  const id = uuidv7();
  await store(db, {
    id,
    eventId: review.eventId ?? (await storeEvent(db)),
    score: review.score ?? 5,
    sentence: review.sentence ?? "Home by half past ten, with sore feet.",
    firstName: review.firstName ?? "Priya",
    consent: mayQuote ? { wording: "You may quote my sentence.", at } : null,
    at,
  });
  return id;
}
