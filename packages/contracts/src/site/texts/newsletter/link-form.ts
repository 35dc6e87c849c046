import { defineTexts } from "../../define-texts.ts";

export const linkFormTexts = defineTexts(
  "link-form",
  "The link to a subscriber's own page, mailed again",
  {
    title: "Get your link by email",
    text: "Every newsletter ends with your own link for choosing what you get, or for unsubscribing. Enter your email and we'll send it again.",
    send: "Send me my link",
    sending: "Sending…",
  },
);
