import { AppError } from "@before-ten/contracts/shared/errors";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { Db } from "@before-ten/db/client";
import {
  deleteUserAuthLinks,
  deleteUserAuthLinksSince,
} from "@before-ten/db/queries/auth/auth-links";
import { countPasskeys, deletePasskeysOf } from "@before-ten/db/queries/auth/passkeys";
import { deleteRecoveryCodes } from "@before-ten/db/queries/auth/second-factor";
import { countHit } from "@before-ten/db/queries/shared/rate-limits";
import { deleteUserSessions } from "@before-ten/db/queries/auth/sessions";
import {
  type UserRow,
  dropPendingEmail,
  findUser,
  restoreEmail,
  setUserPassword,
  takePendingEmail,
} from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import { undoableSince } from "@before-ten/contracts/auth/rules";
import type { Deps } from "../../../deps.ts";
import { hashedKey } from "../../../http/client/hashed-key.ts";
import { mayMail } from "../../../mail/mailbox-limit.ts";
import { emailChange, emailChangeRequested, emailChanged } from "../account.mails.ts";
import { actAsOwner } from "../act-as-owner.ts";
import {
  type TakenLink,
  giveAuthToken,
  isAuthLinkUsable,
  requestAuthLink,
  takeAuthLink,
} from "../auth-links.ts";
import { claimingEmail, refuseReservedEmail } from "./email-claims.ts";
import { endUnprovenWaysIn } from "./first-proof.ts";
import { hashPassword } from "../password/passwords.ts";
import { createToken } from "../sessions/token.ts";

interface Account {
  id: string;
  email: string;
}

const hourMs = 60 * 60_000;
/**
 * The limit of an account across all networks, because each change sends a mail to an address that
 * may be a stranger's.
 */
const changesAnHour = 10;

type MailDeps = Pick<Deps, "clock" | "mailQueue">;

/**
 * Requests a change of address, in the caller's transaction. The account keeps its current address
 * until the link mailed to the new one is opened; the current one is notified, with a link that
 * stops the change. A mailbox that has reached its daily limit gets no link.
 */
export async function requestEmailChange(
  deps: MailDeps & Pick<Deps, "countingSecret">,
  trx: Db,
  { user, email }: { user: Account; email: string },
): Promise<void> {
  await limitChanges(deps, trx, user);
  const pending = { id: user.id, email };
  const confirmation = await requestAuthLink(deps, trx, { kind: "verify_email", user: pending });
  if (await mayMail(deps, trx, { email, kind: "verification" })) {
    await deps.mailQueue.enqueue(trx, emailChange, confirmation);
  }
  const undo = await requestAuthLink(deps, trx, { kind: "undo_email_change", user });
  await deps.mailQueue.enqueue(trx, emailChangeRequested, undo);
}

/**
 * Makes the pending address the account's, in the caller's transaction. False if it isn't pending
 * (any more).
 */
export async function takeNewEmail(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  { user: { id }, email }: { user: Account; email: string },
): Promise<boolean> {
  const at = clock.now();
  await refuseReservedEmail(trx, { email, at, exceptUserId: id });
  if (!(await claimingEmail(takePendingEmail(trx, { id, email, at })))) return false;
  await deleteUserAuthLinks(trx, id, "reset_password");
  return true;
}

/** Mails a link that undoes the change to the account's former address. */
export async function tellFormerAddress(deps: MailDeps, trx: Db, user: Account): Promise<void> {
  const undo = await requestAuthLink(deps, trx, { kind: "undo_email_change", user });
  await deps.mailQueue.enqueue(trx, emailChanged, undo);
}

/**
 * Drops a pending change of address, in the caller's transaction. The person being signed out may
 * have requested it.
 */
export async function dropEmailChange(trx: Db, userId: string): Promise<void> {
  await dropPendingEmail(trx, userId);
  await deleteUserAuthLinks(trx, userId, "verify_email");
}

/**
 * Restores the account's former address, to which the link was mailed. Ends every session and
 * removes the password, which the person who changed the address may know; returns a token to
 * choose a new one.
 */
export async function undoEmailChange(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<{ userId: string; resetToken: string }> {
  const at = clock.now();
  const use = { token, kind: "undo_email_change", at } as const;
  // Checked before the costly hash, so that made-up tokens can't keep a core busy.
  if (!(await isAuthLinkUsable(db, use))) throw invalidLink();
  const passwordHash = await hashPassword(createToken());
  const change = async (trx: Db, account: UserRow, { email, requestedAt }: TakenLink) => {
    const userId = account.id;
    await claimingEmail(restoreEmail(trx, userId, { email, at }));
    await setUserPassword(trx, userId, { passwordHash, at });
    await deleteUserSessions(trx, userId);
    await endUnprovenWaysIn(trx, account);
    // A passkey added since then may be the thief's, who could sign in with it again.
    await deletePasskeysOf(trx, userId, { since: undoableSince(at) });
    if ((await countPasskeys(trx, userId)) === 0) await deleteRecoveryCodes(trx, userId);
    await deleteUserAuthLinks(trx, userId, "verify_email");
    // Links of later changes restore addresses that a thief may have set; an earlier link may be
    // the owner's.
    const later = { userId, kind: "undo_email_change", since: requestedAt } as const;
    await deleteUserAuthLinksSince(trx, later);
    const user = { id: userId, email };
    const resetToken = await giveAuthToken({ clock }, trx, { kind: "reset_password", user });
    return { userId, resetToken };
  };
  return inTransaction(db, async (trx) => {
    const link = await takeAuthLink(trx, use);
    const account = link && (await findUser(trx, link.userId));
    if (link === undefined || account === undefined) throw invalidLink();
    return actAsOwner(account, () => change(trx, account, link));
  });
}

async function limitChanges(
  { clock, countingSecret }: Pick<Deps, "clock" | "countingSecret">,
  trx: Db,
  user: Account,
): Promise<void> {
  const now = clock.now();
  const key = hashedKey(countingSecret, `email change ${user.id}`);
  const { hits, resetsAt } = await countHit(trx, now, { key, windowMs: hourMs });
  if (hits <= changesAnHour) return;
  const retryAfterSeconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000);
  throw new AppError("TOO_MANY_REQUESTS", authMessages.tooManyAttempts, { retryAfterSeconds });
}

function invalidLink(): AppError {
  return new AppError("BAD_REQUEST", authMessages.invalidUndoLink);
}
