import { defineTexts } from "../../define-texts.ts";

export const pastTicketsTexts = defineTexts("past-tickets", "The end of past parties", {
  end: "The next one isn't in here yet.",
  toEvents: "See what's coming",
});
