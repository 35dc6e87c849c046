import { defineTexts } from "../define-texts.ts";

export const feedLinksTexts = defineTexts("feed-links", "Links to feeds", {
  name: "Feeds",
  ics: "Subscribe in your calendar",
  rss: "RSS",
  json: "JSON Feed",
});
