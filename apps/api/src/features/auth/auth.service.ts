import { AppError, fieldError } from "@before-ten/contracts/errors";
import { authMessages } from "@before-ten/contracts/auth-messages";
import type { AccountUser } from "@before-ten/contracts/user";
import { deleteUserAuthLinks } from "@before-ten/db/queries/auth-links";
import { deleteUserSessions } from "@before-ten/db/queries/sessions";
import {
  findUser,
  findUserByEmail,
  findUserForUpdate,
  insertUser,
  setUserPassword,
  updateUserProfile,
} from "@before-ten/db/queries/users";
import { inTransaction } from "@before-ten/db/transactions";
import { isUniqueViolation } from "@before-ten/db/violations";
import type { Deps } from "../../deps.ts";
import { presentUser } from "./auth.present.ts";
import { queueVerification } from "./email-verification.service.ts";
import { hashPassword, isPasswordOf, refuseEasyPassword } from "./passwords.ts";
import { type SignedIn, startSession } from "./sessions.ts";
import { hashToken } from "./token.ts";

type MailDeps = Pick<Deps, "db" | "clock" | "mailQueue">;

/** An unknown address and a wrong password are answered alike, in text and in time. */
export async function login(
  deps: Pick<Deps, "db" | "clock">,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const user = await findUserByEmail(deps.db, email);
  const matches = await isPasswordOf(user, password);
  if (!matches || user === undefined) {
    throw new AppError("UNAUTHORIZED", authMessages.invalidCredentials);
  }
  return inTransaction(deps.db, async (trx) => {
    // Looking at a password takes a while, and longer in line: meanwhile it may have been changed.
    const now = await findUserForUpdate(trx, user.id);
    if (now?.password_hash !== user.password_hash) {
      throw new AppError("UNAUTHORIZED", authMessages.invalidCredentials);
    }
    return startSession({ db: trx, clock: deps.clock }, presentUser(now));
  });
}

/** Always a plain user: admins are made by admins. */
export async function register(
  deps: MailDeps,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<SignedIn> {
  const { db, clock } = deps;
  await refuseEasyPassword(password, { path: "password", ownWords: [name, email] });
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  const user = await inTransaction(db, async (trx) => {
    const row = await insertUser(trx, { name, email, role: "user", passwordHash, at });
    if (row === undefined) throw emailTaken();
    await queueVerification(deps, trx, row);
    return presentUser(row);
  });
  return startSession(deps, user);
}

/** What isn't given stays. A new address gets a mail with a link that confirms it. */
export async function updateProfile(
  deps: MailDeps,
  user: AccountUser,
  { name, email }: { name?: string | undefined; email?: string | undefined },
): Promise<AccountUser> {
  const { db, clock } = deps;
  try {
    return await inTransaction(db, async (trx) => {
      const row = await updateUserProfile(trx, user.id, { name, email, at: clock.now() });
      if (row === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
      const isNewAddress = email !== undefined && email.toLowerCase() !== user.email.toLowerCase();
      if (isNewAddress) await queueVerification(deps, trx, row);
      return presentUser(row);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken({ cause: error });
    throw error;
  }
}

/** Ends every other session of the account: whoever knew the old password is out. */
export async function updatePassword(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, token }: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const stored = await findUser(db, user.id);
  if (!(await isPasswordOf(stored, currentPassword))) throw wrongPassword();
  await refuseEasyPassword(newPassword, {
    path: "newPassword",
    ownWords: [user.name, user.email],
  });
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (trx) => {
    // A reset in between has the last word.
    const now = await findUserForUpdate(trx, user.id);
    if (now?.password_hash !== stored?.password_hash) throw wrongPassword();
    await setUserPassword(trx, user.id, { passwordHash, at: clock.now() });
    await deleteUserSessions(trx, user.id, { exceptId: hashToken(token) });
    await deleteUserAuthLinks(trx, user.id, "reset_password");
  });
}

function wrongPassword(): AppError {
  return fieldError("BAD_REQUEST", "currentPassword", authMessages.wrongPassword);
}

export function emailTaken(options: ErrorOptions = {}): AppError {
  const details = [{ path: "email", message: authMessages.emailTaken }];
  return new AppError("CONFLICT", authMessages.emailTaken, { ...options, details });
}
