import { defineTexts } from "../../define-texts.ts";

export const nextPartyTexts = defineTexts("next-party", "The next party, below articles", {
  title: "The next party",
  toEvents: "All parties",
});
