import { type AlertableEvent, newsOf } from "@before-ten/contracts/alerts/alert-state";
import { countryInSentence } from "@before-ten/contracts/alerts/messages";
import type { AlertCounts, EventReceipt } from "@before-ten/contracts/alerts/output";
import { type ReceiptKind, isAlertKind } from "@before-ten/contracts/alerts/rules";
import type { DisruptionKind } from "@before-ten/contracts/events/disruption";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { disruptionSentence } from "@before-ten/contracts/events/state-messages";
import { momentOf } from "../../../../admin/list/admin-dates.ts";

/** What was announced about an event and whom it reached, in words for admins. */

export const receiptTitles: Record<ReceiptKind, string> = {
  cancelled: disruptionSentence({ kind: "cancelled", changes: [] }),
  postponed: disruptionSentence({ kind: "postponed", changes: [] }),
  rescheduled: "This party has a new date or new hours.",
  moved: disruptionSentence({ kind: "moved", changes: ["place"] }),
  "taken-back": "The notice was removed.",
  "sale-ended": "Ticket sales have ended.",
  "day-notice": "A notice of the day",
  "places-return": "A place has opened up.",
  "on-sale": "The wait for tickets is over.",
  "next-event": "The next party in its country is announced.",
};

interface ReceiptLine {
  what: string;
  /** ISO instant; null if not yet. */
  at: string | null;
}

/** What was announced and when, line by line. */
export function receiptLines(receipt: EventReceipt): ReceiptLine[] {
  return [...placeLines(receipt), ...mailLines(receipt)];
}

function placeLines({ kind, at, sequence, searchEnginesAt }: EventReceipt): ReceiptLine[] {
  // News of alerts appears in mails only.
  if (isAlertKind(kind)) return [];
  const change = sequence === 0 ? "" : ` (change no. ${sequence})`;
  return [
    { what: "The party's page, lists and search results", at },
    { what: "Shared links, with a new image", at },
    { what: `Feeds and calendars, at their next refresh${change}`, at },
    ...(searchEnginesAt === null ? [] : [{ what: "Search engines", at: searchEnginesAt }]),
  ];
}

function mailLines({
  kind,
  mails: { sent, waiting, failed, lastAt },
}: EventReceipt): ReceiptLine[] {
  if (sent + waiting + failed === 0) {
    const isTold = kind === "cancelled";
    return [{ what: isTold ? "No emails: nobody was waiting" : "No emails", at: null }];
  }
  return [
    ...(sent > 0 ? [{ what: `${mails(sent)} sent`, at: lastAt }] : []),
    ...(waiting > 0 ? [{ what: `${mails(waiting)} on the way`, at: null }] : []),
    ...(failed > 0
      ? [{ what: `${mails(failed)} failed: rejected by the mailbox`, at: lastAt }]
      : []),
  ];
}

type WaitingCounts = Omit<AlertCounts, "announcement">;

type News = ReturnType<typeof newsOf>;

/**
 * The alerts that an announcement triggers. New dates are compared as whole days, so time zones
 * don't matter.
 */
export function newsOnceSaid(
  event: AlertableEvent & { timeZone: string },
  { kind, endDate }: { kind: DisruptionKind; endDate: string },
  now: Date,
): News {
  const said = { ...event, disruption: { kind } };
  if (kind !== "rescheduled") return newsOf(said, now);
  const today = new Date(`${dayIn(event.timeZone, now)}T00:00:00.000Z`);
  return newsOf({ ...said, endsAt: `${endDate}T23:59:59.999Z` }, today);
}

/** Says how many mails an announcement sends. */
export function alertEffect({ placesReturn, onSale, changes }: WaitingCounts, news: News): string {
  const waiting = placesReturn + onSale;
  if (waiting + changes === 0) return "No emails go out: no one has asked for any.";
  const following = changes === 0 ? [] : [`${people(changes)} following it will be emailed.`];
  return [...following, ...waitingEffect({ placesReturn, onSale }, news)].join(" ");
}

function waitingEffect(counts: Pick<AlertCounts, "placesReturn" | "onSale">, news: News): string[] {
  const waiting = counts.placesReturn + counts.onSale;
  if (waiting === 0) return [];
  const who = `${people(waiting)} waiting for ${waitedFor(counts)}`;
  if (news === "cancelled") return [`${who} will be emailed that it is cancelled.`];
  if (news === "tickets") return [`${who} will be emailed${inTurn(counts.placesReturn)}.`];
  return [`${who} will keep waiting and won't be emailed.`];
}

function inTurn(placesReturn: number): string {
  if (placesReturn === 0) return " that the wait is over";
  return " in the order they asked: as many as there are places, the next an hour later";
}

function waitedFor({
  placesReturn,
  onSale,
}: Pick<WaitingCounts, "placesReturn" | "onSale">): string {
  if (onSale === 0) return "places";
  return placesReturn === 0 ? "tickets" : "places or tickets";
}

function people(count: number): string {
  return count === 1 ? "1 person" : `${count.toLocaleString("en-AU")} people`;
}

function mails(count: number): string {
  return count === 1 ? "1 email" : `${count.toLocaleString("en-AU")} emails`;
}

/** How many visitors wait for which alert or follow the event, or that there are none. */
export function waitingCounts(
  { placesReturn, onSale, nextEvent, nextToldAt, changes, reminder }: WaitingCounts,
  country: string,
): string {
  const parts = [
    ...(placesReturn > 0 ? [`${number(placesReturn)} for places${nextTold(nextToldAt)}`] : []),
    ...(onSale > 0 ? [`${number(onSale)} for tickets`] : []),
    ...(nextEvent > 0
      ? [`${number(nextEvent)} for the next one in ${countryInSentence(country)}`]
      : []),
    ...(changes > 0 ? [`${number(changes)} to hear about changes`] : []),
    ...(reminder > 0 ? [`${number(reminder)} for a reminder`] : []),
  ];
  return parts.length === 0 ? "Nobody" : parts.join(", ");
}

function nextTold(at: string | null): string {
  return at === null ? "" : ` (next told ${momentOf(at)})`;
}

function number(count: number): string {
  return count.toLocaleString("en-AU");
}
