import { authMessages } from "@before-ten/contracts/auth/messages";
import { undoableSince } from "@before-ten/contracts/auth/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { isEmailReserved } from "@before-ten/db/queries/auth/auth-links";
import { isUniqueViolation } from "@before-ten/db/embedded/error-code";

/**
 * Refuses an address that another account has just left. Otherwise a thief could register with the
 * owner's address, and the account could no longer get it back.
 * @throws AppError CONFLICT, as for an address that another account has
 */
export async function refuseReservedEmail(
  db: Db,
  { email, at, exceptUserId }: { email: string; at: Date; exceptUserId?: string },
): Promise<void> {
  const since = undoableSince(at);
  if (await isEmailReserved(db, { email, since, exceptUserId })) throw emailTaken();
}

/**
 * Answers CONFLICT to all but one of several concurrent calls for the same address; the database
 * decides.
 */
export async function claimingEmail<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken({ cause: error });
    throw error;
  }
}

export function emailTaken(options: ErrorOptions = {}): AppError {
  const details = [{ path: "email", message: authMessages.emailTaken }];
  return new AppError("CONFLICT", authMessages.emailTaken, { ...options, details });
}
