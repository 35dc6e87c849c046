import { defineTexts } from "../../define-texts.ts";

export const viewerTimeTexts = defineTexts("viewer-time", "When a party starts for the reader", {
  whereYouAre: "{time}, your time",
});
