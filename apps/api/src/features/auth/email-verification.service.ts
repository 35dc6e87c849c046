import { AppError } from "@before-ten/contracts/shared/errors";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { Db } from "@before-ten/db/client";
import { findUserForUpdate, markEmailVerified } from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { mayMail } from "../../mail/mailbox-limit.ts";
import { emailVerification } from "./account.mails.ts";
import { actAsOwner } from "./act-as-owner.ts";
import { requestAuthLink, takeAuthLink } from "./auth-links.ts";
import { confirmEmailChange } from "./email-change.service.ts";

/**
 * Queues the mail that confirms an address, as part of the caller's transaction. Links mailed
 * before stop working. An address that has got its mails of today stays unconfirmed; choosing a new
 * password confirms it too.
 */
export async function queueVerification(
  deps: Pick<Deps, "clock" | "mailQueue" | "countingSecret">,
  trx: Db,
  user: { id: string; email: string },
): Promise<void> {
  const link = await requestAuthLink(deps, trx, { kind: "verify_email", user });
  if (await mayMail(deps, trx, { email: user.email, kind: "verification" })) {
    await deps.mailQueue.enqueue(trx, emailVerification, link);
  }
}

/** Confirms the account's present address, or the one that waits, which becomes the account's. */
export async function verifyEmail(
  deps: Pick<Deps, "db" | "clock" | "mailQueue">,
  token: string,
): Promise<{ userId: string }> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    const link = await takeAuthLink(trx, { token, kind: "verify_email", at });
    const user = link && (await findUserForUpdate(trx, link.userId));
    if (link === undefined || user === undefined) throw invalidLink();
    const { email } = link;
    const verified = await actAsOwner(
      user,
      async () =>
        (await markEmailVerified(trx, { id: user.id, email, at })) ||
        (await confirmEmailChange(deps, trx, { user, email })),
    );
    if (!verified) throw invalidLink();
    return { userId: user.id };
  });
}

function invalidLink(): AppError {
  return new AppError("BAD_REQUEST", authMessages.invalidVerifyLink);
}
