import { defineTexts } from "../../define-texts.ts";

export const passwordResetTexts = defineTexts(
  "mail-password-reset",
  "Email: choose a new password",
  {
    subject: "Choose a new password for {club}",
    preview: "The link works once, within an hour. If it wasn't you, do nothing.",
    title: "Choose a new password",
    text: "It happens to all of us: somebody, hopefully you, forgot the password for the account at this address. Choose a new one, and you are back in.",
    choose: "Choose a new password",
    expiry:
      "The link works once, within an hour. Once you change it, every device that's signed in has to sign in again.",
    because:
      "You are getting this email because somebody asked for a new password for this address.",
    otherwise: "If it wasn't you, do nothing: your password stays as it is.",
    several: "Asked more than once? Only the link in the newest email works.",
  },
);

export const verificationTexts = defineTexts(
  "mail-email-verification",
  "Email: confirm your address",
  {
    subject: "Please confirm your address for {club}",
    preview: "One click, and we know that our emails reach you.",
    title: "Is this your address?",
    text: "An account with us was given this address. Tell us that it is yours, and we know that our emails reach you.",
    confirm: "Yes, it is mine",
    expiry: "The link works once, within three days.",
    because: "You are getting this email because this address was entered for an account with us.",
    otherwise: "If it isn't your account, do nothing: the address stays unconfirmed.",
    expired: "Has the link expired? Choosing a new password confirms your address too.",
  },
);

export const newEmailTexts = defineTexts("mail-new-email", "Email: confirm your new address", {
  subject: "Please confirm your new address for {club}",
  preview: "One click, and your account has this address from then on.",
  title: "Is this your new address?",
  text: "Someone, hopefully you, wants to use this address for an account with us. Confirm it, and from then on you sign in with it and our emails come here.",
  confirm: "Yes, use this address",
  expiry: "The link works once, within three days.",
  because: "You are getting this email because this address was entered for an account with us.",
  otherwise: "If it isn't your account, do nothing: it keeps the address it has.",
});

export const emailChangeRequestedTexts = defineTexts(
  "mail-email-change-requested",
  "Email: somebody asked for a new address",
  {
    subject: "Changing the address of your {club} account?",
    preview: "If it was you, there is nothing to do here. If it wasn't, one click stops it.",
    title: "Was this you?",
    text: "Somebody who is signed in to your account asked us to use another address for it. Until that address is confirmed, nothing changes: you still sign in with this one, and password links still come here.",
    wasYou:
      "If it was you, there is nothing to do here: open the link in the email to your new address.",
    wasNotYou:
      "If it wasn't you, stop it now. The account keeps this address, everybody is signed out, and you choose a new password.",
    stop: "It wasn't me: stop it",
    expiry: "The link works once, within 72 hours.",
    because:
      "You are getting this email because somebody asked to change the address of your account with us.",
  },
);

export const emailChangedTexts = defineTexts(
  "mail-email-changed",
  "Email: your address has changed",
  {
    subject: "Your {club} account has a new address",
    preview: "If it wasn't you who changed it, one click brings this address back.",
    title: "Your account has a new address",
    text: "The new address was confirmed a moment ago. From now on you sign in with it, and our emails go there.",
    wasNotYou:
      "If it wasn't you who changed it, undo it now. The account gets this address back, everybody is signed out, and you choose a new password.",
    undo: "It wasn't me: undo it",
    expiry: "The link works once, within 72 hours.",
    because: "You are getting this email because this was the address of your account with us.",
    otherwise: "If you changed it, do nothing: the new address stays.",
  },
);
