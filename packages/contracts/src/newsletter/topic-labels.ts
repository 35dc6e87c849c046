import type { CampaignTopic } from "../campaigns/rules.ts";

/** A topic's label where people choose it. */
export const topicLabels: Record<CampaignTopic, string> = {
  events: "Parties",
  posts: "Blog posts",
  news: "Club news",
};

export const topicDescriptions: Record<CampaignTopic, string> = {
  events: "New dates, and changes to parties already announced",
  posts: "What we write about music, people and going home early",
  news: "A new city, a new room, a birthday: a few times a year",
};
