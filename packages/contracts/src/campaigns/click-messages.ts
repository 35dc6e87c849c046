/** Sentences for readers of a campaign's mail when a link can't be followed. */
export const campaignClickMessages = {
  unknownTitle: "This link leads nowhere.",
  unknown:
    "It may have been cut off on its way to you, or what it led to is gone. You'll find upcoming parties on our site.",
  events: "See the next parties",
  home: "Home",
  laterTitle: "One moment, please.",
  later:
    "We can't look up where this link leads just now. This page will try again in a few seconds.",
  again: "Try again",
} as const;
