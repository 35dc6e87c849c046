import { defineTexts } from "../../define-texts.ts";

export const albumTexts = defineTexts("album", "Albums (/gallery/…)", {
  title: "Pictures of {party}",
  description: "{photos} of {party}: {where}.",
  back: "← Gallery",
  toParty: "About the party",
  toPartyOf: "{label}: {party}",
  photos: "Pictures",
  ratherNot: "In a picture and would rather not be?",
  toContact: "Write to us",
  missingText: "They may have been taken down. Other parties have plenty.",
  failedText: "Check your connection, then open the page again.",
  toGallery: "See the gallery",
  toEvents: "See the next parties",
});
