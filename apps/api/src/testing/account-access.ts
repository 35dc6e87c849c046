import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import type { Permission } from "@before-ten/contracts/auth/permissions";

/**
 * Who may call what. `registry/access.api.test.ts` fails for a procedure that isn't listed here,
 * and for a name without a procedure.
 */
export type Access = "everybody" | "user" | Permission | AdminOrKey;

/** Admins whose role has the permission, and API keys with the scope whose maker's role has it. */
type AdminOrKey = `${Permission}, key ${ApiScope}`;

/** Who may call what of accounts, keys, and the programs of others. */
export const accountAccess: Record<string, Access> = {
  "changes.list": "analytics:read, key read",
  "changes.follow": "analytics:read, key read",
  "webhooks.list": "keys:read",
  "webhooks.create": "keys:write",
  "webhooks.update": "keys:write",
  "webhooks.rotateSecret": "keys:write",
  "webhooks.delete": "keys:write",
  "webhooks.test": "keys:write",
  "webhooks.deliveries": "keys:read",
  "webhooks.replay": "keys:write",
  "apiKeys.list": "keys:read",
  "apiKeys.create": "keys:write",
  "apiKeys.revoke": "keys:write",
  "auth.register": "everybody",
  "auth.login": "everybody",
  "auth.secondFactorOptions": "everybody",
  "auth.secondFactorByPasskey": "everybody",
  "auth.secondFactorByCode": "everybody",
  "auth.passkeyOptions": "everybody",
  "auth.loginByPasskey": "everybody",
  "auth.logout": "user",
  "auth.me": "user",
  "auth.updateProfile": "user",
  "auth.updatePassword": "user",
  "auth.forgotPassword": "everybody",
  "auth.resetPassword": "everybody",
  "auth.revokeMadeKeys": "everybody",
  "auth.undoEmailChange": "everybody",
  "auth.verifyEmail": "everybody",
  "auth.requestVerification": "user",
  "invitations.list": "users:read",
  "invitations.create": "users:write",
  "invitations.resend": "users:write",
  "invitations.revoke": "users:write",
  "invitations.find": "everybody",
  "invitations.accept": "everybody",
  "users.list": "users:read",
  "users.create": "users:write",
  "users.setRole": "users:write",
  "users.endAccess": "users:write",
  "users.delete": "users:write",
  "ownSessions.list": "user",
  "ownSessions.end": "user",
  "ownSessions.endOthers": "user",
  "secondFactor.get": "user",
  "secondFactor.confirmationOptions": "user",
  "secondFactor.registrationOptions": "user",
  "secondFactor.registerPasskey": "user",
  "secondFactor.deletePasskey": "user",
  "secondFactor.renewCodes": "user",
  "secondFactor.require": "users:write",
};
