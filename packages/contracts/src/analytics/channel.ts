/** Without zod, so that every page can import it. */

/** The visit's channel, only as precise as it is stored. The first is the default. */
export const channels = [
  "direct",
  "search",
  "social",
  "newsletter",
  "campaign",
  "referral",
] as const;

export type Channel = (typeof channels)[number];
