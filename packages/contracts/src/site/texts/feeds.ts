import { defineTexts } from "../define-texts.ts";

export const feedTexts = defineTexts("feeds", "Feeds and calendars", {
  events: "{club}: Upcoming parties",
  eventsDescription: "{about} These are the upcoming parties.",
  gallery: "{club}: Past parties",
  galleryDescription: "{about} These are the past parties.",
  blog: "{club}: Blog",
  blogDescription: "Stories, playlists and good advice from a day club.",
  series: "{club}: {series}",
  filtered: "{title} ({filters})",
  freeEntry: "Free entry",
  perPerson: "{price} per person",
  facts: "{when}. {place}, {country}. {price}.",
});
