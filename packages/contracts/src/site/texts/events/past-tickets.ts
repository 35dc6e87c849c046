import { defineTexts } from "../../define-texts.ts";

export const pastTicketsTexts = defineTexts("past-tickets", "The end of past parties", {
  end: "The next one hasn't happened yet.",
  toEvents: "See what's coming",
});
