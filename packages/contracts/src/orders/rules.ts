/** Without zod, so that the page can import it. */

/** How a seller reports its orders; `other`: in our words. */
export const sellerKinds = ["other", "ticket-tailor", "humanitix"] as const;

export type SellerKind = (typeof sellerKinds)[number];

export const sellerLabels: Record<SellerKind, string> = {
  other: "Another seller",
  "ticket-tailor": "Ticket Tailor",
  humanitix: "Humanitix",
};

/** Why a seller's orders couldn't be read. */
export const sellerProblems = ["refused", "unreachable", "unreadable"] as const;

export type SellerProblem = (typeof sellerProblems)[number];

/** Limited, because a call's signature is compared with each. */
export const maxSellers = 5;

/** In characters. */
export const orderLengths = {
  seller: 60,
  orderId: 100,
  campaign: 200,
  sellerEventId: 100,
  secret: 200,
};

export const maxTicketsOfOrder = 10_000;

/** In the currency's smallest unit. */
export const maxOrderAmount = 100_000_000_000;

/** How long a replaced secret still works. */
export const previousSecretMs = 24 * 3_600_000;
/** An order from further ahead comes from a wrong clock, and would outlast all later ones. */
export const maxAheadMs = 24 * 3_600_000;
