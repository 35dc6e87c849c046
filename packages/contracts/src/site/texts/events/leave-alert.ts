import { defineTexts } from "../../define-texts.ts";

export const leaveAlertTexts = defineTexts("leave-alert", "Leaving an alert", {
  headTitle: "Delete your address",
  description: "Stop the emails and delete your address.",
  title: "Delete your address?",
  text: "You won't get the emails you asked for.",
  confirm: "Delete my address",
  doneTitle: "All done",
  toEvents: "See all events",
});
