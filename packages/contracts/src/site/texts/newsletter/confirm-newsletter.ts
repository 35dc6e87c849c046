import { defineTexts } from "../../define-texts.ts";

export const confirmNewsletterTexts = defineTexts(
  "confirm-newsletter",
  "Confirming a subscription (/newsletter/confirm)",
  {
    pageTitle: "Confirm your subscription",
    description: "Confirm that you want the newsletter.",
    title: "One more step",
    text: "Say yes and you'll hear about new dates first.",
    confirm: "Yes, send me the newsletter",
    doneTitle: "You're on the list",
    toEvents: "See all events",
    toNewsletter: "Subscribe again",
  },
);
