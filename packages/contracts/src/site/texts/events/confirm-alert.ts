import { defineTexts } from "../../define-texts.ts";

export const confirmAlertTexts = defineTexts("confirm-alert", "Confirming an alert", {
  title: "Confirm your alert",
  description: "Confirm that you want to be told once by email.",
  text: "Press the button and we'll email you once.",
  confirm: "Confirm my alert",
  doneTitle: "We'll tell you",
  toEvents: "See all events",
});
