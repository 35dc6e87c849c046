import { disruptionKinds } from "../events/disruption.ts";

/** Without zod, so that every page can import it. */

/** What a visitor can be alerted of, once. */
export const alertKinds = ["places-return", "on-sale", "next-event"] as const;

export type AlertKind = (typeof alertKinds)[number];

export function isAlertKind(kind: string | undefined): kind is AlertKind {
  return alertKinds.some((each) => each === kind);
}

/** Kinds of announcements: those by admins, and those sent by alerts automatically. */
export const receiptKinds = [
  ...disruptionKinds,
  "taken-back",
  "sale-ended",
  ...alertKinds,
] as const;

export type ReceiptKind = (typeof receiptKinds)[number];

/** How long after a publication those waiting for it are mailed, so that it can be undone. */
export const announcedAfterMinutes = 10;

/** How long the link that confirms an alert works. */
export const confirmWithinHours = 48;

/** How many of an event's receipts are returned, latest first. */
export const maxReceipts = 50;
