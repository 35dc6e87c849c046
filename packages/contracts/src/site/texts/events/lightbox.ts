import { defineTexts } from "../../define-texts.ts";

export const lightboxTexts = defineTexts("lightbox", "A picture on the whole screen", {
  name: "Pictures",
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  share: "Share",
  place: "{number} of {count}",
  copied: "Link copied",
  copyFailed: "Copy the address above",
});
