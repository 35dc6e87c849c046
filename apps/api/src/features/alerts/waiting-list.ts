import { newsOf } from "@before-ten/contracts/alerts/alert-state";
import type { Db } from "@before-ten/db/client";
import { findOfferedPlaces } from "@before-ten/db/queries/alerts/offered-places";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { alertable } from "./alertable.ts";

/**
 * Returned places are offered in the order of asking, each to one person for an hour. What counts
 * is the state, not a plan: places left, minus people told within the last hour.
 */

const offerMs = 3_600_000;

/** Offered at a time if staff say that few are left, but not how many. */
const fewOffered = 10;

/** How many people can be told of returned places now, and when the next ones can. */
export async function findOffer(
  db: Db,
  event: EventRow,
  now: Date,
): Promise<{ free: number; nextAt: Date | null }> {
  if (newsOf(alertable(event, now), now) !== "tickets") return { free: 0, nextAt: null };
  const places = placesOf(event, now);
  if (places === Infinity) return { free: places, nextAt: now };
  const since = new Date(now.getTime() - offerMs);
  const { queued, sentAt } = await findOfferedPlaces(db, event.id, { since });
  const free = places - queued - sentAt.length;
  if (free > 0) return { free, nextAt: now };
  const ends = sentAt[-free];
  return { free: 0, nextAt: ends === undefined ? null : new Date(ends.getTime() + offerMs) };
}

/**
 * The places left by capacity and registrations. If these say nothing, because there is no limit
 * or staff set the availability by hand, there is room for all, unless they say that it is little.
 */
function placesOf(event: EventRow, now: Date): number {
  const { capacity, unlimited_capacity: isUnlimited, registrations } = event;
  const left = capacity === null || isUnlimited ? 0 : capacity - registrations;
  if (left > 0) return left;
  return alertable(event, now).availability === "few-left" ? fewOffered : Infinity;
}
