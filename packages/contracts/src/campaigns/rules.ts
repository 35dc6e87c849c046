/** Free of zod, so that every page may read it. */

export const campaignStatuses = [
  "draft",
  "scheduled",
  "sending",
  "paused",
  "sent",
  "cancelled",
] as const;

export type CampaignStatus = (typeof campaignStatuses)[number];

/** What a campaign is about; subscribers choose which topics they want to hear of. */
export const campaignTopics = ["events", "posts", "news"] as const;

export type CampaignTopic = (typeof campaignTopics)[number];

/** Everybody at one instant, or at the same time by the clock where each of them lives. */
export const campaignTimings = ["instant", "local"] as const;

/** Who paused a campaign: an admin, or too many errors. */
export const campaignPauses = ["admin", "errors"] as const;

export const segmentEngagements = ["engaged", "unengaged", "unknown"] as const;

/** In characters. */
export const maxSubjectLength = 150;
export const maxPreviewTextLength = 150;
export const maxSenderNameLength = 60;
export const maxBlockTextLength = 5_000;
export const maxHeadingLength = 150;
export const maxButtonLength = 60;
export const maxAltLength = 250;
export const maxLinkLength = 2_000;

export const maxBlocks = 50;
/** Chosen, or found by a rule. */
export const maxBlockItems = 12;
/** In bytes: a large mail provider cuts what is longer. */
export const maxCampaignHtmlBytes = 100_000;
/** Different addresses in one mail. */
export const maxCampaignLinks = 200;

/** Of a segment's lists. */
export const maxSegmentChoices = 20;

/** How many of the last campaigns that a subscriber got their engagement is a share of. */
export const engagementCampaigns = 10;
