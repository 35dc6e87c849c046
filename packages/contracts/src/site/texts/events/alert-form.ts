import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const alertFormTexts = defineTexts("alert-form", "The form for an alert", {
  soldOutTitle: "Get told if a place opens up",
  soldOutAction: "Tell me if places open up",
  onSaleTitle: "Get told when tickets go on sale",
  onSaleAction: "Tell me when",
  nextTitle: "Get told about the next party in {country}",
  nextAction: "Tell me about the next one in {country}",
  followTitle: "Keep me posted",
  followAction: "Keep me posted",
  wishes: "What should we tell you?",
  changes: "Tell me if anything changes",
  changesText: "Straight into your calendar, too.",
  reminder: "Remind me the day before",
  reminderText: "One email, in the morning.",
  thanks: "Send me the pictures afterwards",
  thanksText: "With the next date in the same city.",
  pending: "Sending…",
});

export type AlertFormTexts = TextsOf<typeof alertFormTexts.defaults>;
