import { defineTexts } from "../../define-texts.ts";

export const confirmAlertTexts = defineTexts("confirm-alert", "Confirming an alert", {
  title: "Shall we tell you?",
  description: "Confirm that you want to be told once by email.",
  text: "Press the button, and we'll let you know once.",
  confirm: "Yes, tell me",
  doneTitle: "We'll tell you",
  toEvents: "See all events",
});
