import { defineTexts } from "../../define-texts.ts";

/** The parts that all emails about a change share which a thief would make. */
export const accountNoticeTexts = defineTexts(
  "mail-account-notices",
  "Emails about changes to an account",
  {
    preview: "{what} If it wasn't you, please read on.",
    when: "When",
    how: "How",
    wasNotYou:
      "If it wasn't you, someone has got into your account. Choose a new password: that signs everyone out. {afterwards}",
    wasNotYouAtFormerAddress:
      "If it wasn't you, someone has got into your account and changed its address. Open our email about the new address and undo that first. {afterwards}",
    choosePassword: "Choose a new password",
    wasYou: "If it was you, do nothing.",
  },
);

/** What follows is the same for all changes of how an account's owner signs in. */
export const signInChangedTexts = defineTexts(
  "mail-sign-in-changed",
  "Emails about changes to how you sign in",
  {
    passkey: "Passkey",
    afterwards:
      "Then check Security for passkeys that aren't yours. If one keeps you out, the person who runs the server can remove it.",
    because: "You're getting this email because the way you sign in to your account has changed.",
  },
);

export const passwordChangedTexts = defineTexts(
  "mail-password-changed",
  "Email: your password was changed",
  {
    subject: "Your {club} account has a new password",
    title: "Your password was changed",
    what: "Your account's password was changed.",
    meaning: "Everyone else has been signed out of your account.",
  },
);

export const passkeyAddedTexts = defineTexts("mail-passkey-added", "Email: a passkey was added", {
  subject: "A new passkey for your {club} account",
  title: "A passkey was added",
  what: "A passkey was added to your account.",
  meaning: "Anyone who has it can sign in to your account.",
});

export const passkeyRemovedTexts = defineTexts(
  "mail-passkey-removed",
  "Email: a passkey was removed",
  {
    subject: "A passkey was removed from your {club} account",
    title: "A passkey was removed",
    what: "A passkey was removed from your account.",
    meaning: "It no longer signs anyone in.",
  },
);

export const recoveryCodesMadeTexts = defineTexts(
  "mail-recovery-codes-made",
  "Email: you have new recovery codes",
  {
    subject: "New recovery codes for your {club} account",
    title: "You have new recovery codes",
    what: "New recovery codes were created for your account.",
    meaning: "Your old codes no longer work.",
  },
);

export const recoveryCodeUsedTexts = defineTexts(
  "mail-recovery-code-used",
  "Email: a recovery code was used",
  {
    subject: "A recovery code for your {club} account was used",
    title: "Someone signed in with a recovery code",
    what: "A recovery code was used to sign in to your account.",
    meaning: "It won't work again.",
  },
);
