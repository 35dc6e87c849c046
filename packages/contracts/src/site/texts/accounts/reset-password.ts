import { defineTexts } from "../../define-texts.ts";

export const resetPasswordTexts = defineTexts(
  "reset-password",
  "Choosing a new password (/reset-password)",
  {
    title: "Choose a new password",
    description: "Choose a new password.",
    lead: "Four unrelated words are easy to remember and hard to guess.",
    formTitle: "Your new password",
    password: "New password, at least {min} characters",
    showPassword: "Show password",
    save: "Save the password",
    saving: "Saving...",
    tooOld: "Link expired?",
    toForgotPassword: "Ask for a new one",
    doneTitle: "Done",
    toLogin: "Sign in",
  },
);

/** After a new password: the API keys that still work. */
export const madeKeysTexts = defineTexts("made-keys", "API keys, after a new password", {
  title: "Do you know these API keys?",
  text: "They were created from your account and keep working after a password change. Revoke any you don't recognise; they stop working at once.",
  noneLeft: "All of them are revoked.",
  one: "There is one.",
  some: "There are {count}.",
  oneLeft: "One is left.",
  someLeft: "{count} are left.",
  created: "{hint}…, created on {day}",
  neverUsed: "Never used",
  lastUsed: "Last used {moment}",
  revoke: "Revoke",
  revokeLabel: "Revoke {name}, {hint}…",
  revokeAll: "Revoke all {count}",
});
