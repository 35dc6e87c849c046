/** Of the page on which subscribers choose what they get. */
export const choicesMessages = {
  invalidLink: "This link is not valid. Please use the one in our latest e-mail.",
  saved: "Saved. From now on you get what you chose.",
  paused: "You get no newsletter until the pause is over.",
  resumed: "The pause is over. You get the newsletter again.",
  saveFailed: "Failed to save your choice. Please try again.",
  chooseTopic: "Please choose at least one, or unsubscribe below",
  chooseCountry: "Please choose at least one country",
} as const;
