import { AppError } from "@before-ten/contracts/shared/errors";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { Db } from "@before-ten/db/client";
import { deleteUserAuthLinks } from "@before-ten/db/queries/auth/auth-links";
import { deleteUserSessions } from "@before-ten/db/queries/auth/sessions";
import {
  type UserRow,
  findUserByEmail,
  findUserForUpdate,
  insertUser,
  setUserPassword,
  updateUserProfile,
} from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { type Maker, tellOwner } from "../../mail/account-notice.ts";
import { presentUser } from "./auth.present.ts";
import { emailTaken, refuseReservedEmail } from "./email/email-claims.ts";
import { dropEmailChange, requestEmailChange } from "./email/email-change.service.ts";
import { queueVerification } from "./email/email-verification.service.ts";
import { wrongPassword } from "./password/own-password.ts";
import { hashNewPassword, isPasswordOf } from "./password/passwords.ts";
import { type PendingLogin, beginSecondStep } from "./second-factor/pending-sign-in.ts";
import { accountChanged } from "./second-factor/second-factor.mails.ts";
import { type Session, startSession } from "./sessions/sessions.ts";
import { hashToken } from "./sessions/token.ts";

type MailDeps = Pick<Deps, "db" | "clock" | "mailQueue" | "countingSecret">;

/**
 * An unknown address and a wrong password get the same answer in the same time. With a second
 * factor, the sign-in is completed by the second step.
 */
export async function login(
  deps: Pick<Deps, "db" | "clock">,
  { email, password }: { email: string; password: string },
  browser: { device: string | null },
): Promise<Session | PendingLogin> {
  const user = await findUserByEmail(deps.db, email);
  const matches = await isPasswordOf(user, password);
  if (!matches || user === undefined) {
    throw new AppError("UNAUTHORIZED", authMessages.invalidCredentials);
  }
  return inTransaction(deps.db, async (trx) => {
    // Checking a password takes a while, so it may have been changed meanwhile.
    const now = await findUserForUpdate(trx, user.id);
    if (now?.password_hash !== user.password_hash) {
      throw new AppError("UNAUTHORIZED", authMessages.invalidCredentials);
    }
    const pending = await beginSecondStep(deps, trx, user.id);
    return pending ?? startSession({ db: trx, clock: deps.clock }, presentUser(now), browser);
  });
}

/** Always a plain user, because only admins can make admins. */
export async function register(
  deps: MailDeps,
  { name, email, password }: { name: string; email: string; password: string },
  browser: { device: string | null },
): Promise<Session> {
  const { db, clock } = deps;
  const ownWords = [name, email];
  const passwordHash = await hashNewPassword(password, { path: "password", ownWords });
  const at = clock.now();
  return inTransaction(db, async (trx) => {
    await refuseReservedEmail(trx, { email, at });
    const row = await insertUser(trx, { name, email, adminRole: null, passwordHash, at });
    if (row === undefined) throw emailTaken();
    await queueVerification(deps, trx, row);
    // Not after the commit, because in between the address may be given a role, which ends its
    // sessions.
    return startSession({ db: trx, clock }, presentUser(row), browser);
  });
}

/**
 * Changes name or address; fields that aren't given stay. A new address is pending until the link
 * mailed to it is opened. Giving the current address cancels a pending change.
 */
export async function updateProfile(
  deps: MailDeps & Pick<SignedInDeps, "access" | "countingSecret">,
  { id }: AccountUser,
  { name, email }: { name?: string | undefined; email?: string | undefined },
): Promise<AccountUser> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    const user = await findUserForUpdate(trx, id);
    await deps.access.require(trx);
    if (user === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
    const owner = email === undefined ? user : await findUserByEmail(trx, email);
    if (owner?.id === id) {
      if (email !== undefined) await keepEmail(deps, trx, user);
      return presentUser(await updateUserProfile(trx, id, { name, at }));
    }
    if (email === undefined || owner !== undefined) throw emailTaken();
    await refuseReservedEmail(trx, { email, at, exceptUserId: id });
    await requestEmailChange(deps, trx, { user, email });
    return presentUser(await updateUserProfile(trx, id, { name, pendingEmail: email, at }));
  });
}

/**
 * Cancels the pending change of address and its link, which had replaced the link to confirm the
 * current address.
 */
async function keepEmail(deps: MailDeps, trx: Db, user: UserRow): Promise<void> {
  if (user.pending_email === null) return;
  await dropEmailChange(trx, user.id);
  if (user.email_verified_at === null) await queueVerification(deps, trx, user);
}

interface NewPassword {
  /** The hash that the typed current password matched; undefined if a passkey was used instead. */
  knownHash: string | undefined;
  newPassword: string;
  maker: Maker;
}

/**
 * Ends every other session of the account, because others may know the old password. Cancels a
 * pending change of address, which one of them may have requested. The owner is notified by mail.
 */
export async function updatePassword(
  deps: Pick<SignedInDeps, "db" | "clock" | "access" | "mailQueue" | "accountOwners">,
  { user, token }: Session,
  { knownHash, newPassword, maker }: NewPassword,
): Promise<void> {
  const { db, clock, access } = deps;
  const passwordHash = await hashNewPassword(newPassword, {
    path: "newPassword",
    ownWords: [user.name, user.email],
  });
  await inTransaction(db, async (trx) => {
    const stored = await findUserForUpdate(trx, user.id);
    await access.require(trx);
    if (stored === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
    // If the password was reset meanwhile, the reset wins; it ends the session too.
    if (knownHash !== undefined && stored.password_hash !== knownHash) throw wrongPassword();
    await setUserPassword(trx, user.id, { passwordHash, at: clock.now() });
    await deleteUserSessions(trx, user.id, { exceptId: hashToken(token) });
    await deleteUserAuthLinks(trx, user.id, "reset_password");
    if (stored.pending_email !== null) await dropEmailChange(trx, user.id);
    await tellOwner(deps, trx, {
      maker,
      enqueue: (notice) =>
        deps.mailQueue.enqueue(trx, accountChanged, { ...notice, change: "password changed" }),
    });
  });
}
