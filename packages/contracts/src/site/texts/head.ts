import { defineTexts } from "../define-texts.ts";

/** What every page tells browsers, search engines and shared links. */
export const headTexts = defineTexts("head", "Titles, share image and feeds of every page", {
  pageTitle: "{title} | {club}",
  image: "{club}: {tagline}",
  feedTitle: "{club}: {feed} ({format})",
  eventsFeed: "Upcoming parties",
  galleryFeed: "Past parties",
  blogFeed: "Blog",
  calendarFormat: "calendar",
  rssFormat: "RSS",
  jsonFormat: "JSON Feed",
});
