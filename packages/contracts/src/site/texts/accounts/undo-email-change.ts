import { defineTexts } from "../../define-texts.ts";

export const undoEmailChangeTexts = defineTexts(
  "undo-email-change",
  "Undoing a change of address (/undo-email-change)",
  {
    pageTitle: "Undo a change of address",
    description: "Undo a change of address.",
    title: "Wasn't you?",
    text: "Then undo the change. Your account goes back to the address that got this email, everyone is signed out, and you choose a new password.",
    undo: "Undo the change",
    toForgotPassword: "Choose a new password",
    toContact: "Write to us",
    doneTitle: "Undone",
    toResetPassword: "Choose a new password",
  },
);
