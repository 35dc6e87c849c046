import { defineTexts } from "../define-texts.ts";

export const shareButtonTexts = defineTexts("share-button", "Sharing a page", {
  button: "Share",
  copied: "Link copied to clipboard!",
  failed: "We couldn't copy the link. Please copy it from the address bar.",
});
