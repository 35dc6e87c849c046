import { defineTexts } from "../define-texts.ts";

/** Pages outside of the site's own, for when those can't be shown. */
export const plainPageTexts = defineTexts("plain-page", "Plain pages", {
  pageTitle: "{title} · {club}",
});

export const serverErrorTexts = defineTexts("server-error", "When no page can be shown", {
  pageTitle: "Something went wrong",
  title: "The music stopped.",
  text: "Something went wrong on our side. Please try again in a moment, or go",
  toHome: "back home",
  textEnd: ".",
  number: "If you write to us, please quote this number: {number}",
});

/** For readers of a campaign's mail when a link can't be followed. */
export const mailedLinkTexts = defineTexts("mailed-link", "Links in mails that lead nowhere", {
  unknownTitle: "This link leads nowhere.",
  unknown:
    "The link may have been cut short in your email, or the page is gone. You'll find upcoming parties on our site.",
  toEvents: "See the next parties",
  toHome: "Home",
  laterTitle: "One moment, please.",
  later: "We can't open this link right now. This page will try again in a few seconds.",
  again: "Try again",
});
