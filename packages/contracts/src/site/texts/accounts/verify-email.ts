import { defineTexts } from "../../define-texts.ts";

export const verifyEmailTexts = defineTexts(
  "verify-email",
  "Confirming an account's address (/verify-email)",
  {
    pageTitle: "Confirm your address",
    description: "Confirm your address.",
    title: "Is this your address?",
    text: "Confirm that emails sent to it reach you.",
    confirm: "Yes, it is mine",
    toContact: "Write to us",
    doneTitle: "Thank you",
    toHome: "Back to the home page",
  },
);
