import { postMessages } from "../../posts/messages.ts";
import { defineTexts } from "../define-texts.ts";

export const shareButtonTexts = defineTexts("share-button", "Sharing a page", {
  button: "Share",
  copied: postMessages.linkCopied,
  failed: "The link could not be copied. Please copy it from the address bar.",
});
