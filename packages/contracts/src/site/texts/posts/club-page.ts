import { defineTexts } from "../../define-texts.ts";

export const clubPageTexts = defineTexts("club-page", "A page of your own (/p/…)", {
  lastChanged: "Last changed {date}",
  missingTitle: "Page not found",
  missingText: "We can't find that page. It may have been taken down.",
  failedTitle: "The page couldn't be loaded",
  failedText: "Check your connection, then open the page again.",
  toHome: "Go to the home page",
});
