import { defineTexts } from "../../define-texts.ts";

export const lightboxTexts = defineTexts("lightbox", "A photo on the whole screen", {
  name: "Photos",
  close: "Close",
  previous: "Previous photo",
  next: "Next photo",
  share: "Share",
  place: "{number} of {count}",
  copied: "Link copied",
  copyFailed: "Copy the address above",
});
