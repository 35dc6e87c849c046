import { AppError } from "@before-ten/contracts/shared/errors";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { Db } from "@before-ten/db/client";
import { findUserForUpdate, markEmailVerified } from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import { mayMail } from "../../../mail/mailbox-limit.ts";
import { emailVerification } from "../account.mails.ts";
import { actAsOwner } from "../act-as-owner.ts";
import { requestAuthLink, takeAuthLink } from "../auth-links.ts";
import { takeNewEmail, tellFormerAddress } from "./email-change.service.ts";
import { endUnprovenWaysIn } from "./first-proof.ts";

/**
 * Queues the mail that confirms an address, in the caller's transaction. Links mailed before stop
 * working. False if the address has reached its daily limit; choosing a new password confirms it
 * too.
 */
export async function queueVerification(
  deps: Pick<Deps, "clock" | "mailQueue" | "countingSecret">,
  trx: Db,
  user: { id: string; email: string },
): Promise<boolean> {
  if (!(await mayMail(deps, trx, { email: user.email, kind: "verification" }))) return false;
  const link = await requestAuthLink(deps, trx, { kind: "verify_email", user });
  await deps.mailQueue.enqueue(trx, emailVerification, link);
  return true;
}

/** Mails a new link that confirms the caller's address, and returns the address. */
export async function requestVerification(
  deps: Pick<SignedInDeps, "db" | "clock" | "mailQueue" | "countingSecret" | "access">,
  userId: string,
): Promise<string> {
  return inTransaction(deps.db, async (trx) => {
    const user = await findUserForUpdate(trx, userId);
    await deps.access.require(trx);
    if (user === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
    if (user.email_verified_at !== null) {
      throw new AppError("CONFLICT", authMessages.emailAlreadyConfirmed);
    }
    // A link to the current address would replace the one mailed to the new address.
    if (user.pending_email !== null) throw new AppError("CONFLICT", authMessages.newEmailWaits);
    if (await queueVerification(deps, trx, user)) return user.email;
    throw new AppError("TOO_MANY_REQUESTS", authMessages.tooManyVerifications);
  });
}

/**
 * Confirms the account's current address, or makes the pending one the account's. The caller's own
 * session survives if it belongs to the account.
 */
export async function verifyEmail(
  deps: Pick<Deps, "db" | "clock" | "mailQueue">,
  { token, sessionToken }: { token: string; sessionToken: string | undefined },
): Promise<{ userId: string }> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    const link = await takeAuthLink(trx, { token, kind: "verify_email", at });
    const user = link && (await findUserForUpdate(trx, link.userId));
    if (link === undefined || user === undefined) throw invalidLink();
    const { email } = link;
    await actAsOwner(user, async () => {
      const isPresent = await markEmailVerified(trx, { id: user.id, email, at });
      const isProved = isPresent || (await takeNewEmail(deps, trx, { user, email }));
      if (!isProved) throw invalidLink();
      await endUnprovenWaysIn(trx, user, { token: sessionToken });
      if (!isPresent) await tellFormerAddress(deps, trx, user);
    });
    return { userId: user.id };
  });
}

function invalidLink(): AppError {
  return new AppError("BAD_REQUEST", authMessages.invalidVerifyLink);
}
