import type { CampaignStatus, CampaignTopic } from "@before-ten/contracts/campaigns/rules";

export const campaignStatusLabels: Readonly<Record<CampaignStatus, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Sending",
  paused: "Paused",
  sent: "Sent",
  cancelled: "Cancelled",
};

export const topicLabels: Readonly<Record<CampaignTopic, string>> = {
  events: "Parties",
  posts: "Blog posts",
  news: "Club news",
};
