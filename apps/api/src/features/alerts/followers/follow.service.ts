import { canFollow } from "@before-ten/contracts/alerts/alert-state";
import { takeNewFollower } from "@before-ten/db/queries/alerts/due-followers";
import { confirmFollowing, requestFollowing } from "@before-ten/db/queries/alerts/followers";
import type { FollowWish } from "@before-ten/contracts/alerts/rules";
import type { Db } from "@before-ten/db/client";
import { type EventRow, findPublicEvent } from "@before-ten/db/queries/events/events";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
import { alertable } from "../alertable.ts";
import { followEntry } from "./followers.mails.ts";
import { knownOf, reminderTime } from "./known-event.ts";

interface FollowRequest {
  email: string;
  wishes: readonly FollowWish[];
  at: Date;
  consent: { wording: string; via: "form" | "api" };
}

/** Undefined: the event is gone meanwhile. */
export function requestToFollow(trx: Db, event: EventRow, request: FollowRequest) {
  const { id: eventId, sequence } = event;
  return requestFollowing(trx, { ...request, eventId, sequence, known: knownOf(event) });
}

/**
 * Confirms what an address asked for about an event, and mails it the date for its calendar. False:
 * the link is too old, or the event is gone.
 */
export async function confirmToFollow(
  { db, clock, mailQueue }: Pick<Deps, "db" | "clock" | "mailQueue">,
  id: string,
  requestedAfter: Date,
): Promise<boolean> {
  const at = clock.now();
  return inTransaction(db, async (trx) => {
    const confirmed = await confirmFollowing(trx, id, { at, requestedAfter });
    if (confirmed === undefined) return false;
    const event = await findPublicEvent(trx, confirmed.eventId);
    // Of a party that was cancelled meanwhile the reader hears as all others do.
    if (event === undefined || !confirmed.isNew || !canFollow(alertable(event, at), at)) {
      return true;
    }
    // On the day before, this mail is the reminder.
    const remindedAt = event.disruption !== "postponed" && reminderTime(event) <= at ? at : null;
    await takeNewFollower(trx, id, { remindedAt });
    await mailQueue.enqueue(trx, followEntry, { followerId: id });
    return true;
  });
}
