import { defineTexts } from "../../define-texts.ts";

export const forgotPasswordTexts = defineTexts(
  "forgot-password",
  "Asking for a new password (/forgot-password)",
  {
    title: "Forgot your password?",
    description: "Get a link to choose a new password.",
    lead: "Enter your email and we'll send you a link to choose a new one.",
    formTitle: "Your account",
    email: "Your email address",
    send: "Send me a link",
    sending: "Sending...",
    doneTitle: "Check your inbox",
    toLogin: "Back to sign in",
  },
);
