import { defineTexts } from "../../define-texts.ts";

export const albumTexts = defineTexts("album", "Albums (/gallery/…)", {
  title: "Photos of {party}",
  description: "{photos} of {party}: {where}.",
  back: "← Gallery",
  toParty: "About the party",
  toPartyOf: "{label}: {party}",
  photos: "Photos",
  ratherNot: "In a photo and would rather not be?",
  toContact: "Write to us",
  missingText: "They may have been taken down, or were never here. Other parties have some.",
  failedText: "Check your connection, then open the page again.",
  toGallery: "See the gallery",
});
