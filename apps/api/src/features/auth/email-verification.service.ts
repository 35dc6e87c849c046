import { AppError } from "@before-ten/contracts/errors";
import { authMessages } from "@before-ten/contracts/auth-messages";
import type { Db } from "@before-ten/db/client";
import { markEmailVerified } from "@before-ten/db/queries/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { emailVerification } from "./account.mails.ts";
import { requestAuthLink, takeAuthLink } from "./auth-links.ts";

/** Part of the caller's transaction. Links mailed before are worth nothing any more. */
export async function queueVerification(
  deps: Pick<Deps, "clock" | "mailQueue">,
  trx: Db,
  user: { id: string; email: string },
): Promise<void> {
  const link = await requestAuthLink(deps, trx, { kind: "verify_email", user });
  await deps.mailQueue.enqueue(trx, emailVerification, link);
}

export async function verifyEmail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    const link = await takeAuthLink(trx, { token, kind: "verify_email", at });
    const verified =
      link !== undefined && (await markEmailVerified(trx, { ...link, id: link.userId, at }));
    if (!verified) throw new AppError("BAD_REQUEST", authMessages.invalidVerifyLink);
  });
}
