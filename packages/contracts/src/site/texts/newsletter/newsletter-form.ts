import { defineTexts } from "../../define-texts.ts";

export const newsletterFormTexts = defineTexts("newsletter-form", "Newsletter form", {
  subscribe: "Subscribe",
  subscribing: "Subscribing…",
});
