import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const nearMeTexts = defineTexts("near-me", "The nearest parties", {
  button: "Near me",
  asking: "Finding where you are…",
  heading: "Nearest first",
  sorted: "Nearest first. Your position stays in this browser.",
  sortedPage: "Nearest first, among the parties on this page. Your position stays in this browser.",
  noneKnown: "We have no map position for any of these parties.",
  refused:
    "Your browser didn't share your position. Allow it for this site in the browser's settings, then try again.",
  unavailable: "Your position can't be found just now. Please try again later.",
  timeout: "Finding your position took too long. Please try again.",
});

export type NearMeTexts = TextsOf<typeof nearMeTexts.defaults>;
