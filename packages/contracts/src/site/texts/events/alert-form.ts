import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const alertFormTexts = defineTexts("alert-form", "The form for an alert", {
  soldOutTitle: "Sold out, for now",
  soldOutAction: "Tell me if places open up",
  onSaleTitle: "Not on sale yet",
  onSaleAction: "Tell me when",
  nextTitle: "The next one in {country}",
  nextAction: "Tell me about the next one in {country}",
  followTitle: "Keep me posted",
  followAction: "Keep me posted",
  wishes: "What may we tell you?",
  changes: "Tell me if this changes",
  changesText: "Straight into your calendar, too.",
  reminder: "Remind me the day before",
  reminderText: "One email, in the morning.",
  thanks: "Send me the photos afterwards",
  thanksText: "With the next date in the same city.",
  pending: "Sending…",
});

export type AlertFormTexts = TextsOf<typeof alertFormTexts.defaults>;
