import { defineTexts } from "../../define-texts.ts";

export const unsubscribeTexts = defineTexts("unsubscribe", "Unsubscribing (/unsubscribe)", {
  pageTitle: "Unsubscribe",
  description: "Leave the newsletter.",
  title: "Leave the newsletter?",
  text: "You'll no longer hear from us about new dates.",
  note: "Unsubscribing takes effect immediately. You can come back at any time by signing up again.",
  unsubscribe: "Unsubscribe",
  write: "Write to {email}",
  toContact: "Contact Support",
  toEvents: "See all events",
  toHome: "Back to the home page",
});
