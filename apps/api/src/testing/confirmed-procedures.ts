/**
 * Procedures for which the admin area asks for the caller's password again; REST doesn't.
 * `auth.updateProfile` does so for a new address.
 */
export const confirmedProcedures: readonly string[] = [
  "apiKeys.create",
  "auth.updateProfile",
  "invitations.create",
  "secondFactor.registrationOptions",
  "secondFactor.deletePasskey",
  "secondFactor.renewCodes",
  "secondFactor.require",
  "privacy.erase",
  "users.create",
  "users.setRole",
  "users.endAccess",
  "users.delete",
];
