import { hasEnded, isPublic } from "@before-ten/contracts/events/lifecycle";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { adminReviewMessages } from "@before-ten/contracts/reviews/admin-messages";
import type { SaveReview } from "@before-ten/contracts/reviews/input";
import { reviewMessages as messages } from "@before-ten/contracts/reviews/messages";
import type { EventReviews, OwnReview } from "@before-ten/contracts/reviews/output";
import { maxReviews, reviewWithinDays } from "@before-ten/contracts/reviews/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { actAsJob } from "@before-ten/db/actor";
import { announcePagesChanged } from "@before-ten/db/announcements";
import { findEvent } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import {
  countScores,
  deleteReview as removeReview,
  findReview,
  findReviewForUpdate,
  listReviews as listReviewRows,
  storeReview,
} from "@before-ten/db/queries/reviews/reviews";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { readToken } from "../../mail/mailed-link.ts";
import { listQuotedIds, removeQuotation } from "./quotations.service.ts";
import { presentReviews, presentSaid } from "./reviews.present.ts";

const dayMs = 86_400_000;

type Tools = Pick<Deps, "db" | "clock" | "linkSecret">;
type ChangingTools = Tools & Pick<Deps, "responseCache">;

/** What the link's guest said; the link is the only way to it. */
export async function readOwnReview(
  { db, clock, linkSecret }: Tools,
  token: string,
): Promise<OwnReview> {
  const link = readLink(linkSecret, token);
  const event = await findEvent(db, link.eventId);
  const review = await findReview(db, link.id);
  const canChange = isReviewed(event, clock.now());
  if (!canChange && review === undefined) throw new AppError("BAD_REQUEST", messages.over);
  return {
    eventName: event !== undefined && isPublic(event) ? event.event_name : null,
    canChange,
    review: review === undefined ? null : presentSaid(review),
  };
}

/** A changed review isn't quoted any more: its guest agreed to other words. */
export async function saveReview(
  deps: ChangingTools & Pick<Deps, "siteTexts">,
  { token, score, sentence, firstName, mayQuote }: SaveReview,
): Promise<void> {
  const { clock, linkSecret, siteTexts } = deps;
  const { id, eventId } = readLink(linkSecret, token);
  const at = clock.now();
  const { quote: wording } = (await siteTexts.read())(consentTexts);
  await changeQuoted(deps, id, async (trx) => {
    if (!isReviewed(await findEvent(trx, eventId), at)) {
      throw new AppError("BAD_REQUEST", messages.over);
    }
    const before = await findReviewForUpdate(trx, id);
    const isSame =
      before?.score === score &&
      before.sentence === sentence &&
      before.first_name === firstName &&
      (before.consent_wording !== null) === mayQuote;
    if (isSame) return false;
    const consent = mayQuote ? { wording, at } : null;
    await storeReview(trx, { id, eventId, score, sentence, firstName, consent, at });
    return true;
  });
}

/** Works for ever, and for an event that is gone. A repeated call gets the same answer. */
export async function withdrawReview(deps: ChangingTools, token: string): Promise<void> {
  const { id } = readLink(deps.linkSecret, token);
  await changeQuoted(deps, id, async (trx) => {
    await removeReview(trx, id);
    return true;
  });
}

/** `change` is true if the site mustn't quote the review any more. */
async function changeQuoted(
  { db, clock, responseCache }: Pick<Deps, "db" | "clock" | "responseCache">,
  id: string,
  change: (trx: Deps["db"]) => Promise<boolean>,
): Promise<void> {
  const isGone = await inTransaction(db, async (trx) => {
    if (!(await change(trx))) return false;
    // A text's history says who changed it; a guest's own answer has none.
    const isQuoted = await actAsJob("guest's answer", () => removeQuotation(trx, id, clock.now()));
    if (isQuoted) await announcePagesChanged(trx);
    return isQuoted;
  });
  if (isGone) responseCache.clear();
}

/** Of any event that isn't in the trash. */
export async function listReviews({ db }: Pick<Deps, "db">, id: string): Promise<EventReviews> {
  const event = isUuid(id) ? await findEvent(db, id) : undefined;
  if (event === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
  return presentReviews({
    scores: await countScores(db, event.id),
    rows: await listReviewRows(db, event.id, maxReviews),
    quotedIds: await listQuotedIds(db),
  });
}

/** For good; the site doesn't quote it any more. */
export async function deleteReview(
  { db, clock, access }: Pick<SignedInDeps, "db" | "clock" | "access">,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await access.require(trx);
    if (!isUuid(id) || !(await removeReview(trx, id))) {
      throw new AppError("NOT_FOUND", adminReviewMessages.notFound);
    }
    await removeQuotation(trx, id, clock.now());
  });
}

/** It took place, and not too long ago. */
function isReviewed(event: EventRow | undefined, now: Date): boolean {
  if (event === undefined || !isPublic(event) || event.disruption === "cancelled") return false;
  const endsAt = event.ends_at;
  const until = endsAt.getTime() + reviewWithinDays * dayMs;
  const { status } = event;
  return hasEnded({ status, endsAt: endsAt.toISOString() }, now) && now.getTime() < until;
}

/** Of the event, and of the follower who was asked. */
function readLink(secret: Buffer, token: string): { eventId: string; id: string } {
  const [eventId = "", id = ""] = readToken(secret, "review", token)?.split(".") ?? [];
  if (!isUuid(eventId) || !isUuid(id)) throw new AppError("BAD_REQUEST", messages.invalidLink);
  return { eventId, id };
}
