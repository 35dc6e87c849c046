import { defineTexts } from "../define-texts.ts";

export const loadErrorTexts = defineTexts("load-error", "Lists that failed to load", {
  advice: "Check your connection, then try again.",
  retry: "Try again",
});
