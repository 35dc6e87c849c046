import { defineTexts } from "../../define-texts.ts";

export const leaveAlertTexts = defineTexts("leave-alert", "Leaving an alert", {
  headTitle: "Delete your address",
  description: "Cancel, and hear nothing more.",
  title: "Delete your address?",
  text: "You won't get the news you asked for.",
  confirm: "Delete my address",
  doneTitle: "That's done",
  toEvents: "See all events",
});
