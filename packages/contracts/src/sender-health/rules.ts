/** Without zod. */

/** What is checked of the club as a sender of mail, in display order. */
export const senderChecks = [
  "spf",
  "dkim",
  "dmarc",
  "alignment",
  "reverse-name",
  "tls",
  "one-click",
  "postal-address",
  "complaints",
  "bounces",
] as const;

export type SenderCheck = (typeof senderChecks)[number];

export const senderCheckLabels: Record<SenderCheck, string> = {
  spf: "SPF",
  dkim: "DKIM",
  dmarc: "DMARC",
  alignment: "Alignment",
  "reverse-name": "Reverse name",
  tls: "TLS",
  "one-click": "One-click unsubscribe",
  "postal-address": "Postal address",
  complaints: "Complaints",
  bounces: "Bounces",
};

/** Rates are of the campaigns started in this many days. */
export const rateDays = 30;
/** Rates of fewer mails, or of fewer events, say nothing. */
export const leastRated = 100;
export const leastCounted = 3;
/** As shares of the mails: from `warning` on, and from `wrong` on. */
export const complaintLimits = { warning: 0.001, wrong: 0.003 } as const;
export const bounceLimits = { warning: 0.02, wrong: 0.05 } as const;
/** How many groups of each kind are kept. */
export const shownRates = 20;

/** `unknown`: not checked, or the answer didn't come. Only `wrong` holds campaigns back. */
export const senderStates = ["ok", "warning", "wrong", "unknown"] as const;

export type SenderState = (typeof senderStates)[number];

/** For how many days what was seen of a check email counts. */
export const seenMailDays = 30;
/** Max characters of an email's source; a check email has a tenth of that. */
export const maxMailSource = 200_000;
/** For how many hours an owner lets campaigns go out although something is wrong. */
export const overrideHours = 24;
export const maxOverrideReason = 500;
/** The header by which a check email is recognized. */
export const checkMailHeader = "X-Sender-Check";

/** The worst state that is known; `unknown` only if nothing is. */
export function worstState(states: readonly SenderState[]): SenderState {
  const order = ["wrong", "warning", "ok"] as const;
  return order.find((state) => states.includes(state)) ?? "unknown";
}
