import { defineTexts } from "../define-texts.ts";

/** Drawn into the images that chats show for links. */
export const shareImageTexts = defineTexts("share-images", "Images of links in chats", {
  byline: "By {author}",
});
