import type { Channel } from "./channel.ts";

export const analyticsMessages = {
  loadFailed: "Failed to load analytics",
  noneFound: "Nothing was counted on these days",
  chartFailed: "The chart can't be drawn right now. The table holds the same figures.",
} as const;

export const channelLabels: Record<Channel, string> = {
  direct: "Direct",
  search: "Search engines",
  social: "Social networks",
  newsletter: "Newsletter",
  campaign: "Tagged links",
  referral: "Other sites",
};

/** Explanations of channels whose label isn't enough. */
export const channelNotes: Partial<Record<Channel, string>> = {
  direct: "Typed, bookmarked, or not known",
  campaign: "With a utm_source of their own",
};

export const channelMessages = {
  noneYet: "Channels are counted from now on. The first visit will show here.",
} as const;
