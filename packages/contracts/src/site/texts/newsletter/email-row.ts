import { defineTexts } from "../../define-texts.ts";

export const emailRowTexts = defineTexts("email-row", "Fields for an email address", {
  label: "Your email address",
  placeholder: "you@example.com",
});
