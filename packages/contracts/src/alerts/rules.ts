import { disruptionKinds } from "../events/disruption.ts";

/** Free of zod, so that every page may read it. */

/** What a visitor may ask to be told of, once. */
export const alertKinds = ["places-return", "on-sale", "next-event"] as const;

export type AlertKind = (typeof alertKinds)[number];

export function isAlertKind(kind: string | undefined): kind is AlertKind {
  return alertKinds.some((each) => each === kind);
}

/** What was told about an event: what admins said of it, and what alerts told by themselves. */
export const receiptKinds = [...disruptionKinds, "taken-back", ...alertKinds] as const;

export type ReceiptKind = (typeof receiptKinds)[number];

/** For so long the link that confirms an alert works. */
export const confirmWithinHours = 48;

/** How many receipts of an event are answered, the latest. */
export const maxReceipts = 50;
