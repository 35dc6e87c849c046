import { isPublic } from "@before-ten/contracts/events/lifecycle";
import { longDate } from "@before-ten/contracts/events/time-text";
import { adminReviewMessages as messages } from "@before-ten/contracts/reviews/admin-messages";
import { quotedScore } from "@before-ten/contracts/reviews/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { countryOf } from "@before-ten/contracts/shared/countries";
import {
  type TextDefault,
  type TextDraft,
  type TextEntry,
  isReset,
} from "@before-ten/contracts/site/define-texts";
import { givenConsent, maxEntries } from "@before-ten/contracts/site/rules";
import { homeTexts } from "@before-ten/contracts/site/texts/home";
import { trustTexts } from "@before-ten/contracts/site/texts/trust";
import type { Db } from "@before-ten/db/client";
import { findEvent } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { type ReviewRow, findReviewForUpdate } from "@before-ten/db/queries/reviews/reviews";
import {
  findSiteTextForUpdate,
  listSiteTexts,
  storeSiteText,
} from "@before-ten/db/queries/site/site-texts";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { SignedInDeps } from "../../deps.ts";

/** Reviews that the home page quotes: entries of its testimonials with the review's id. */

const key = "home.testimonials";

export async function listQuotedIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await listSiteTexts(db);
  const shown = entriesIn(rows.find(({ id }) => id === key)?.value ?? null);
  return new Set(shown.flatMap(({ id, removedAt }) => (removedAt ? [] : [id])));
}

/**
 * Puts a review among the testimonials, in place of a sample as long as there is one, or takes it
 * out.
 */
export async function quoteReview(
  { db, clock, access, siteTexts }: Pick<SignedInDeps, "db" | "clock" | "access" | "siteTexts">,
  { id, isQuoted }: { id: string; isQuoted: boolean },
): Promise<void> {
  const { guest } = (await siteTexts.read())(trustTexts);
  await inTransaction(db, async (trx) => {
    await access.require(trx);
    const review = isUuid(id) ? await findReviewForUpdate(trx, id) : undefined;
    const event = review && (await findEvent(trx, review.event_id));
    if (review === undefined || event === undefined) {
      throw new AppError("NOT_FOUND", messages.notFound);
    }
    if (!isQuoted) {
      await removeQuotation(trx, id, clock.now());
      return;
    }
    if (review.consent_wording === null || !isPublic(event)) {
      throw new AppError("CONFLICT", messages.notAgreed);
    }
    if (review.score !== quotedScore) throw new AppError("CONFLICT", messages.tooFewStars);
    const quotation = quotationOf(review, { event, guest });
    await changeTestimonials(trx, clock.now(), (entries) => withQuotation(entries, quotation));
  });
}

/** False: it wasn't quoted. */
export async function removeQuotation(trx: Db, id: string, at: Date): Promise<boolean> {
  return changeTestimonials(trx, at, (entries) => entries.filter((entry) => entry.id !== id));
}

/** In what visitors read and in the draft; the default is changed like what they read. */
async function changeTestimonials(
  trx: Db,
  at: Date,
  change: (entries: readonly TextEntry[]) => readonly TextEntry[],
): Promise<boolean> {
  const stored = await findSiteTextForUpdate(trx, key);
  const { testimonials } = homeTexts.defaults;
  const before = stored?.value ?? testimonials;
  const value = change(entriesIn(before));
  const draft = stored?.draft ?? null;
  const changedDraft = draft === null || isReset(draft) ? draft : change(entriesIn(draft));
  if (isSame(value, before) && isSame(changedDraft, draft)) return false;
  await storeSiteText(
    trx,
    key,
    {
      value: isSame(value, testimonials) ? null : value,
      draft: changedDraft,
      publishAt: stored?.publish_at ?? null,
    },
    at,
  );
  return true;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function entriesIn(text: TextDefault | TextDraft | null): readonly TextEntry[] {
  return Array.isArray(text) ? text : [];
}

function withQuotation(entries: readonly TextEntry[], quotation: TextEntry): TextEntry[] {
  if (entries.some(({ id }) => id === quotation.id)) {
    return entries.map((entry) => (entry.id === quotation.id ? quotation : entry));
  }
  const sample = entries.findIndex(({ consent, removedAt }) => !consent && !removedAt);
  if (sample !== -1) return entries.with(sample, quotation);
  if (entries.length >= maxEntries) throw new AppError("CONFLICT", messages.tooManyQuotations);
  return [...entries, quotation];
}

function quotationOf(
  review: ReviewRow,
  { event, guest }: { event: EventRow; guest: string },
): TextEntry {
  return {
    id: review.id,
    name: plain(review.first_name || guest),
    age: "",
    location: plain(event.location.city ?? countryOf(event.country).name),
    text: plain(review.sentence),
    party: plain(event.event_name),
    date: longDate(event.start_date),
    consent: givenConsent,
  };
}

/** Braces would be filled in with the club's own words. */
function plain(text: string): string {
  return text.replaceAll("{", "(").replaceAll("}", ")");
}
