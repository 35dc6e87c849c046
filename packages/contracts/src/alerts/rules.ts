import { disruptionKinds } from "../events/disruption.ts";

/** Without zod, so that every page can import it. */

/** What a visitor can be alerted of, once. */
export const alertKinds = ["places-return", "on-sale", "next-event"] as const;

export type AlertKind = (typeof alertKinds)[number];

export function isAlertKind(kind: string | undefined): kind is AlertKind {
  return alertKinds.some((each) => each === kind);
}

/** What followers of an event can ask for, until it is over. */
export const followWishes = ["changes", "reminder", "thanks"] as const;

export type FollowWish = (typeof followWishes)[number];

/** The wishes among these texts, each once. */
export function readWishes(texts: readonly string[]): FollowWish[] {
  return followWishes.filter((wish) => texts.includes(wish));
}

/** From this long before the start, no reminder for the day before is offered. */
export const remindersUntilMs = 36 * 3_600_000;

/** How long after the end of an event its followers are thanked. Then they are forgotten anyway. */
export const thanksWithinMs = 7 * 24 * 3_600_000;

/** Kinds of announcements: those by admins, and those sent by alerts automatically. */
export const receiptKinds = [
  ...disruptionKinds,
  "taken-back",
  "sale-ended",
  "day-notice",
  ...alertKinds,
] as const;

export type ReceiptKind = (typeof receiptKinds)[number];

/** How long after a publication those waiting for it are mailed, so that it can be undone. */
export const announcedAfterMinutes = 10;

/** How long the link that confirms an alert works. */
export const confirmWithinHours = 48;

/** How long a site counts as a partner that shows our list, and how many are named. */
export const partnerDays = 30;
export const maxPartners = 100;

/** How many of an event's receipts are returned, latest first. */
export const maxReceipts = 50;
