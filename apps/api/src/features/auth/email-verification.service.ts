import { AppError } from "@before-ten/contracts/errors";
import { authMessages } from "@before-ten/contracts/auth-messages";
import type { Db } from "@before-ten/db/client";
import {
  deleteUserAuthTokens,
  insertAuthToken,
  takeAuthToken,
} from "@before-ten/db/queries/auth-tokens";
import { markEmailVerified } from "@before-ten/db/queries/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { verificationMail } from "../../emails/account-mails.ts";
import { createToken, hashToken } from "./token.ts";

const verifyWithinMs = 3 * 86_400_000;

/** Part of the caller's transaction. Links mailed before are worth nothing any more. */
export async function queueVerification(
  { clock, mailQueue, site }: Pick<Deps, "clock" | "mailQueue" | "site">,
  trx: Db,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const token = createToken();
  const at = clock.now();
  await deleteUserAuthTokens(trx, userId, "verify_email");
  await insertAuthToken(trx, {
    tokenHash: hashToken(token),
    kind: "verify_email",
    userId,
    email,
    at,
    expiresAt: new Date(at.getTime() + verifyWithinMs),
  });
  await mailQueue.enqueue(
    trx,
    verificationMail(email, `${site.publicUrl}/verify-email/${token}`),
    {},
  );
}

export async function verifyEmail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    const use = { tokenHash: hashToken(token), kind: "verify_email", at } as const;
    const taken = await takeAuthToken(trx, use);
    const verified =
      taken !== undefined &&
      (await markEmailVerified(trx, { id: taken.userId, email: taken.email, at }));
    if (!verified) throw new AppError("BAD_REQUEST", authMessages.invalidVerifyLink);
  });
}
