import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const alertFormTexts = defineTexts("alert-form", "The form for an alert", {
  soldOutTitle: "Sold out, for now",
  soldOutAction: "Tell me if places open up",
  onSaleTitle: "Not on sale yet",
  onSaleAction: "Tell me when",
  nextTitle: "The next one in {country}",
  nextAction: "Tell me about the next one in {country}",
  pending: "Sending…",
});

export type AlertFormTexts = TextsOf<typeof alertFormTexts.defaults>;
