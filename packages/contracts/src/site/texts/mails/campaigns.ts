import { defineTexts } from "../../define-texts.ts";

export const campaignMailTexts = defineTexts("mail-campaigns", "Email: the newsletter's footer", {
  because: "You're getting this email because you subscribed to our newsletter.",
  choosePreferences: "Choose what you hear about, or take a break",
  unsubscribe: "Unsubscribe",
});
