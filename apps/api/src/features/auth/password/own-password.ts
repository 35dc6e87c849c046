import { authMessages } from "@before-ten/contracts/auth/messages";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { findUser } from "@before-ten/db/queries/auth/users";
import type { Deps } from "../../../deps.ts";
import type { PasswordAttempt } from "../login-attempt.ts";
import { isPasswordOf } from "./passwords.ts";

/**
 * Checks the caller's own password. It counts like a sign-in, so that the holder of a stolen token
 * can't guess it. Returns the hash that matched, because it may have changed by the time of the
 * write.
 * @throws AppError BAD_REQUEST for the field `currentPassword`, or TOO_MANY_REQUESTS
 */
export async function checkOwnPassword(
  { db }: Pick<Deps, "db">,
  attempt: PasswordAttempt,
  { user, currentPassword }: { user: AccountUser; currentPassword: string },
): Promise<string> {
  await attempt.count();
  const stored = await findUser(db, user.id);
  const isRight = await isPasswordOf(stored, currentPassword).catch(async (error: unknown) => {
    await attempt.takeBack();
    throw error;
  });
  if (stored === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
  if (!isRight) throw wrongPassword();
  await attempt.succeed();
  return stored.password_hash;
}

export function wrongPassword(): AppError {
  return fieldError("BAD_REQUEST", "currentPassword", authMessages.wrongPassword);
}
