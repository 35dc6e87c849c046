import { defineTexts } from "../../define-texts.ts";

export const passwordResetTexts = defineTexts(
  "mail-password-reset",
  "Email: choose a new password",
  {
    subject: "Choose a new password for {club}",
    preview: "The link works once, for an hour. If it wasn't you, do nothing.",
    title: "Choose a new password",
    text: "It happens to all of us. Choose a new password and you're back in.",
    choose: "Choose a new password",
    expiry: "The link works once, for an hour. Changing your password signs you out everywhere.",
    because: "You're getting this email because someone asked for a new password for this address.",
    otherwise: "If it wasn't you, do nothing: your password stays as it is.",
    several: "Asked more than once? Only the link in the newest email works.",
  },
);

export const verificationTexts = defineTexts(
  "mail-email-verification",
  "Email: confirm your address",
  {
    subject: "Please confirm your address for {club}",
    preview: "One click to show us our emails reach you.",
    title: "Confirm your email",
    text: "This address was added to an account with us. Confirm it's yours.",
    confirm: "Confirm",
    expiry: "The link works once, within three days.",
    because: "You're getting this email because this address was entered for an account with us.",
    otherwise: "If it isn't your account, do nothing: the address stays unconfirmed.",
    expired: "Has the link expired? Choosing a new password confirms your address too.",
  },
);

export const newEmailTexts = defineTexts("mail-new-email", "Email: confirm your new address", {
  subject: "Please confirm your new address for {club}",
  preview: "One click and your new address is confirmed.",
  title: "Is this your new address?",
  text: "This address was entered for an account with us. Confirm it and you'll sign in with it from now on.",
  confirm: "Yes, use this address",
  expiry: "The link works once, within three days.",
  because: "You're getting this email because this address was entered for an account with us.",
  otherwise: "If it isn't your account, do nothing: it keeps its present address.",
});

export const emailChangeRequestedTexts = defineTexts(
  "mail-email-change-requested",
  "Email: someone asked for a new address",
  {
    subject: "Changing the address of your {club} account?",
    preview: "If it was you, there's nothing to do here. If it wasn't, one click stops it.",
    title: "Was this you?",
    text: "Someone signed in to your account asked to change its email address. Until that address is confirmed, nothing changes: you still sign in with this one, and password links still come here.",
    wasYou: "If it was you, just open the link in the email to your new address.",
    wasNotYou:
      "If it wasn't you, stop it now. Your account keeps this address, everyone is signed out, and you choose a new password.",
    stop: "It wasn't me: stop it",
    expiry: "The link works once, within 72 hours.",
    because:
      "You're getting this email because someone asked to change the address of your account with us.",
  },
);

export const emailChangedTexts = defineTexts(
  "mail-email-changed",
  "Email: your address has changed",
  {
    subject: "Your {club} account has a new address",
    preview: "If you didn't change it, one click brings this address back.",
    title: "Your account has a new address",
    text: "The new address was confirmed a moment ago. From now on you sign in with it, and our emails go there.",
    wasNotYou:
      "If you didn't change it, undo it now. Your account gets this address back, everyone is signed out, and you choose a new password.",
    undo: "It wasn't me: undo it",
    expiry: "The link works once, within 72 hours.",
    because: "You're getting this email because this was the address of your account with us.",
    otherwise: "If you changed it, do nothing: the new address stays.",
  },
);
