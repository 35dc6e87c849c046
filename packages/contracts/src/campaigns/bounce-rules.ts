/** Returned for good, or for now. */
export const bounceKinds = ["hard", "soft"] as const;

export type BounceKind = (typeof bounceKinds)[number];

/** So many campaigns in a row that came back for now: the address counts as one that is gone. */
export const maxSoftBounces = 5;

/** In characters. */
export const maxReportLength = 200_000;
export const maxBounceReasonLength = 100;
