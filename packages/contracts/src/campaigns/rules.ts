/** Without zod, so that every page can import it. */

export const campaignStatuses = [
  "draft",
  "scheduled",
  "sending",
  "paused",
  "sent",
  "cancelled",
] as const;

export type CampaignStatus = (typeof campaignStatuses)[number];

/** A campaign's topic; subscribers choose the ones they are interested in. */
export const campaignTopics = ["events", "posts", "news"] as const;

export type CampaignTopic = (typeof campaignTopics)[number];

/** All recipients at one instant, or at the same local time for each. */
export const campaignTimings = ["instant", "local"] as const;

/** Who paused a campaign: an admin, or the error limit. */
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
/** Chosen by hand or by a rule. */
export const maxBlockItems = 12;
/** In bytes: a large mail provider truncates longer mails. */
export const maxCampaignHtmlBytes = 100_000;
/** Different addresses in one mail. */
export const maxCampaignLinks = 200;

/** For each list of a segment. */
export const maxSegmentChoices = 20;
export const maxSegmentCityLength = 100;

/** Engagement is the share of this many of a subscriber's latest campaigns. */
export const engagementCampaigns = 10;
