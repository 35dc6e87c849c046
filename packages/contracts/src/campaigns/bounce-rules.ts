/** Returned permanently, or temporarily. */
export const bounceKinds = ["hard", "soft"] as const;

/** What a mail service may report. */
export const reportedKinds = [...bounceKinds, "complaint"] as const;

export type BounceKind = (typeof bounceKinds)[number];

/** After this many soft bounces in a row, the address counts as gone. */
export const maxSoftBounces = 5;

/** In characters. */
export const maxReportLength = 200_000;
export const maxBounceReasonLength = 100;
