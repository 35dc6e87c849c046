import { AppError } from "@before-ten/contracts/shared/errors";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { Db } from "@before-ten/db/client";
import { deleteUserAuthLinks } from "@before-ten/db/queries/auth/auth-links";
import { countHit } from "@before-ten/db/queries/shared/rate-limits";
import { deleteUserSessions } from "@before-ten/db/queries/auth/sessions";
import {
  findUser,
  findUserByEmail,
  findUserForUpdate,
  markEmailVerified,
  setUserPassword,
} from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
import { hashedKey } from "../../../http/client/hashed-key.ts";
import { tellOwner } from "../../../mail/account-notice.ts";
import { passwordReset } from "../account.mails.ts";
import { actAsOwner } from "../act-as-owner.ts";
import { findAuthLinkOf, requestAuthLink, takeAuthLink } from "../auth-links.ts";
import { dropEmailChange } from "../email/email-change.service.ts";
import { endUnprovenWaysIn } from "../email/first-proof.ts";
import { type MadeKeys, offerRevocation } from "../made-keys.service.ts";
import { hashNewPassword } from "./passwords.ts";
import { accountChanged } from "../second-factor/second-factor.mails.ts";

const hourMs = 60 * 60_000;
/**
 * The limit of a mailbox across all networks, because each mail ends the link of the one before.
 */
const mailsAnHour = 3;

/**
 * Mails a link if there is an account. Runs in a job instead of the request: the request takes the
 * same time for every address, so it doesn't reveal whether there is an account.
 */
export async function sendPasswordReset(
  {
    db,
    clock,
    mailQueue,
    countingSecret,
  }: Pick<Deps, "db" | "clock" | "mailQueue" | "countingSecret">,
  email: string,
): Promise<void> {
  const found = await findUserByEmail(db, email);
  if (found === undefined) return;
  const key = hashedKey(countingSecret, `password reset ${found.id}`);
  const counted = { key, windowMs: hourMs };
  if ((await countHit(db, clock.now(), counted)).hits > mailsAnHour) return;
  await inTransaction(db, async (trx) => {
    // Locks the account, so that concurrent requests run in turn and only the last link works.
    const user = await findUserForUpdate(trx, found.id);
    if (user === undefined) return;
    const link = await requestAuthLink({ clock }, trx, { kind: "reset_password", user });
    await mailQueue.enqueue(trx, passwordReset, link);
  });
}

/**
 * Sets a new password with a mailed token, once. Ends every session, and drops a pending change of
 * address, which an intruder may have requested. A second factor stays, unless this is the first
 * proof of the mailbox: then it may be a stranger's. Returns the account's API keys, which keep
 * working. The owner is notified by mail, because an intruder may have read their mailbox.
 */
export async function resetPassword(
  deps: Pick<Deps, "db" | "clock" | "mailQueue" | "accountOwners">,
  { token, password, origin }: { token: string; password: string; origin: string },
): Promise<{ userId: string; madeKeys: MadeKeys | null }> {
  const { db, clock } = deps;
  const at = clock.now();
  const use = { token, kind: "reset_password", at } as const;
  // Checked before the costly hash, so that made-up tokens can't keep a core busy.
  const requested = await findAuthLinkOf(db, use);
  const user = requested && (await findUser(db, requested.userId));
  if (user === undefined) throw invalidLink();
  const passwordHash = await hashNewPassword(password, {
    path: "password",
    ownWords: [user.name, user.email],
  });
  const change = async (trx: Db) => {
    const link = await takeAuthLink(trx, use);
    const before = link && (await findUser(trx, link.userId));
    if (link === undefined || before === undefined) throw invalidLink();
    // The account may have left the address the link was sent to.
    if (!(await markEmailVerified(trx, { ...link, id: link.userId, at }))) throw invalidLink();
    await endUnprovenWaysIn(trx, before);
    await setUserPassword(trx, link.userId, { passwordHash, at });
    await deleteUserSessions(trx, link.userId);
    await deleteUserAuthLinks(trx, link.userId, "reset_password");
    await dropEmailChange(trx, link.userId);
    await tellOwner(deps, trx, {
      maker: { id: user.id, name: user.name, origin },
      enqueue: (notice) =>
        deps.mailQueue.enqueue(trx, accountChanged, { ...notice, change: "password changed" }),
    });
    const madeKeys = await offerRevocation({ clock }, trx, { id: user.id, email: link.email });
    return { userId: user.id, madeKeys };
  };
  return actAsOwner(user, () => inTransaction(db, change));
}

function invalidLink(): AppError {
  return new AppError("BAD_REQUEST", authMessages.invalidResetLink);
}
