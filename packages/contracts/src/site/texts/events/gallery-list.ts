import { eventMessages } from "../../../events/messages.ts";
import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const galleryListTexts = defineTexts("gallery-list", "The list of past parties", {
  countries: "Countries",
  allCountries: "All Countries",
  title: "Past events",
  oneEvent: "1 past event",
  events: "{count} past events",
  emptyTitle: eventMessages.noneFound,
  emptyText: "No past parties here yet. Be at the first one.",
  toEvents: "See what's coming",
  beforeFirstText: "We haven't been dancing for that long.",
  toFirst: "Show the earliest parties",
  pages: "Pages",
  later: "Show later parties",
  earlier: "Earlier parties",
});

export type GalleryListTexts = TextsOf<typeof galleryListTexts.defaults>;
