import { authMessages } from "@before-ten/contracts/auth/messages";
import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import { fieldError } from "@before-ten/contracts/shared/errors";
import type { Maker } from "../mail/account-notice.ts";
import { describeOrigin } from "../http/client/call-origin.ts";
import type { Context, SignedIn } from "./context.ts";

interface Confirming {
  ctx: Pick<Context, "isRest"> & { signedIn: SignedIn };
  input: { currentPassword?: string | undefined; passkey?: PasskeyProof | undefined };
}

/**
 * `.use(confirmed)` after a procedure's input: the admin area asks for the caller's password or a
 * passkey again, so that a stolen token alone can't change an address, make an admin or API key, or
 * delete an account. A wrong one counts as a failed sign-in. Over REST, whose documented bodies
 * have no password, the token is enough; the account's owner is notified by mail.
 */
export async function confirmed<Result>({
  next,
  ...call
}: Confirming & { next: () => Promise<Result> }): Promise<Result> {
  await confirm(call);
  return next();
}

/** The author, for the mail that notifies the owner. */
export function makerOf({
  signedIn: { user },
  request,
  isRest,
}: Pick<Context, "request" | "isRest"> & { signedIn: SignedIn }): Maker {
  return { id: user.id, name: user.name, origin: describeOrigin(request, { isRest }) };
}

/** The same for a procedure that only asks for it with some inputs. */
export async function confirm({
  ctx,
  input: { currentPassword, passkey },
}: Confirming): Promise<void> {
  if (ctx.isRest) return;
  if (passkey !== undefined) return ctx.signedIn.checkPasskey(passkey);
  if (currentPassword === undefined) {
    throw fieldError("BAD_REQUEST", "currentPassword", authMessages.passwordRequired);
  }
  await ctx.signedIn.checkPassword(currentPassword);
}

/**
 * The same before a new password, for which REST only accepts the current password. Returns the
 * hash that matched; undefined if a passkey was used.
 */
export async function confirmNewPassword({
  ctx,
  input: { currentPassword, passkey },
}: Confirming): Promise<string | undefined> {
  if (passkey !== undefined && !ctx.isRest) {
    await ctx.signedIn.checkPasskey(passkey);
    return undefined;
  }
  if (currentPassword === undefined) {
    throw fieldError("BAD_REQUEST", "currentPassword", authMessages.passwordRequired);
  }
  return ctx.signedIn.checkPassword(currentPassword);
}
