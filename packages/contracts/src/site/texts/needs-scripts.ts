import { defineTexts } from "../define-texts.ts";

export const needsScriptsTexts = defineTexts("needs-scripts", "A part that needs JavaScript", {
  text: "This needs JavaScript. Please turn it on, or write to",
  textEnd: ".",
});
