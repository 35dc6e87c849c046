import { defineTexts } from "../../define-texts.ts";

export const preferencesTexts = defineTexts(
  "preferences",
  "A subscriber's own page (/newsletter/preferences)",
  {
    title: "Your newsletter",
    description: "Choose what you hear about, take a break, or leave.",
    lead: "Choose what you hear about, take a break, or leave. Changes apply from the next email.",
  },
);
