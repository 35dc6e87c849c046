import { defineTexts } from "../../define-texts.ts";

export const verifyEmailTexts = defineTexts(
  "verify-email",
  "Confirming an account's address (/verify-email)",
  {
    pageTitle: "Confirm your address",
    description: "Confirm your address.",
    title: "Confirm your email",
    text: "One click and you're done.",
    confirm: "Confirm",
    toContact: "Write to us",
    doneTitle: "Thank you",
    toHome: "Back to the home page",
  },
);
