import { defineTexts } from "../define-texts.ts";

export const toastTexts = defineTexts("toasts", "Short messages in the corner", {
  close: "Close this message",
});
