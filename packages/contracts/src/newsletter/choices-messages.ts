import type { CampaignTopic } from "../campaigns/rules.ts";

/** Sentences on the page where subscribers change their preferences. */
export const choicesMessages = {
  invalidLink: "This link has expired or isn't complete. Please use the one in our latest email.",
  saved: "Saved. From now on you'll get just what you chose.",
  paused: "You won't get the newsletter until the pause is over.",
  resumed: "The pause is over. You'll get the newsletter again.",
  saveFailed: "Failed to save your choice. Please try again.",
  loadFailed: "Failed to load your choices. Please try again.",
  chooseTopic: "Please choose at least one, or unsubscribe below",
  chooseCountry: "Please choose at least one country",
  /** For those who currently get nothing. */
  states: {
    pending: "You haven't confirmed this address yet. Please open the email we sent you.",
    unsubscribed: "This address doesn't get the newsletter.",
    bounced: "Our emails to this address came back, so we have stopped sending them.",
  },
} as const;

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
