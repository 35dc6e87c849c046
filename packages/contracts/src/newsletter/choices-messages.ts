/** Sentences on the page where subscribers change their preferences. */
export const choicesMessages = {
  invalidLink: "This link is not valid. Please use the one in our latest email.",
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
