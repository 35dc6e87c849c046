import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const nearMeTexts = defineTexts("near-me", "The nearest parties", {
  button: "Near me",
  asking: "Finding where you are…",
  heading: "Nearest first",
  sorted: "Nearest first. Your location stays in this browser.",
  noneKnown: "None of these parties is on the map yet.",
  refused:
    "Your browser didn't share your location. Allow it for this site in your browser's settings, then try again.",
  unavailable: "We can't find your location right now. Please try again later.",
  timeout: "Finding your location took too long. Please try again.",
});

export type NearMeTexts = TextsOf<typeof nearMeTexts.defaults>;
