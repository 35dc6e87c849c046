import type { SecurityKind } from "./rules.ts";

export const historyMessages = {
  notFound: "This change isn't in the history",
  versionGone: "The item this belongs to no longer exists",
  notRestorable: "No earlier version of this can be restored",
  nothingToRestore: "Nothing to restore: it already matches that version",
  versionInvalid:
    "That version no longer meets today's rules. Please edit it by hand, using its history as a guide.",
  loadFailed: "Failed to load the history",
  restoreFailed: "Failed to restore the version",
  restored: "The version has been restored",
  restoredInPart: "The version has been restored, except for what today's rules don't allow",
  undone: "Everything is back as it was",
} as const;

/** What happened, as part of a list. */
export const securityTexts: Readonly<Record<SecurityKind, string>> = {
  "signed-in": "Signed in",
  "sign-in-failed": "Sign-in failed",
  "session-ended": "Session ended",
  "password-reset-requested": "New password requested",
  "password-changed": "Password changed",
  "address-change-requested": "Change of address requested",
  "address-changed": "Address changed",
  "admin-made": "Admin added",
  "role-changed": "Role changed",
  "account-deleted": "Account deleted",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "recovery-codes-made": "Recovery codes created",
  "key-made": "API key created",
  "key-used": "API key used for the first time that day",
  "key-revoked": "API key revoked",
};
