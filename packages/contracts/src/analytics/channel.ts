/** Free of zod, so that every page may read it. */

/** By what somebody came to the site, as coarse as it is stored. The first is said by default. */
export const channels = [
  "direct",
  "search",
  "social",
  "newsletter",
  "campaign",
  "referral",
] as const;

export type Channel = (typeof channels)[number];
