import { defineTexts } from "../../define-texts.ts";

export const mailLayoutTexts = defineTexts("mail-layout", "Every email: its frame", {
  signature: "{club}, 4PM to 10PM",
  openAddress: "Or open this address:",
});
