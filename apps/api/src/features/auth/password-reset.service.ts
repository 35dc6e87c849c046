import { AppError } from "@before-ten/contracts/errors";
import { authMessages } from "@before-ten/contracts/auth-messages";
import {
  deleteUserAuthTokens,
  insertAuthToken,
  isAuthTokenUsable,
  takeAuthToken,
} from "@before-ten/db/queries/auth-tokens";
import { countHit } from "@before-ten/db/queries/rate-limits";
import { deleteUserSessions } from "@before-ten/db/queries/sessions";
import {
  findUserByEmail,
  findUserForUpdate,
  markEmailVerified,
  setUserPassword,
} from "@before-ten/db/queries/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { hashedKey } from "../../hashed-key.ts";
import { passwordResetMail } from "../../emails/account-mails.ts";
import { hashPassword, refuseEasyPassword } from "./passwords.ts";
import { createToken, hashToken } from "./token.ts";

const hourMs = 60 * 60_000;
const resetWithinMs = hourMs;
/** To one mailbox, from wherever they are asked for: each mail takes the worth of the one before. */
const mailsAnHour = 3;

/**
 * Run by a job, not by the request that asked for it: the request does the same for every address, so that its time
 * doesn't tell whether there is an account.
 */
export async function sendPasswordReset(
  deps: Pick<Deps, "db" | "clock" | "mailQueue" | "site" | "countingSecret">,
  email: string,
): Promise<void> {
  const { db, clock, mailQueue, site } = deps;
  const user = await findUserByEmail(db, email);
  if (user === undefined) return;
  const key = hashedKey(deps.countingSecret, `password reset ${user.id}`);
  const counted = { key, windowMs: hourMs };
  if ((await countHit(db, clock.now(), counted)).hits > mailsAnHour) return;
  const token = createToken();
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    // One request after the other, so that only the last link works.
    if ((await findUserForUpdate(trx, user.id)) === undefined) return;
    await deleteUserAuthTokens(trx, user.id, "reset_password");
    await insertAuthToken(trx, {
      tokenHash: hashToken(token),
      kind: "reset_password",
      userId: user.id,
      email: user.email,
      at,
      expiresAt: new Date(at.getTime() + resetWithinMs),
    });
    const url = `${site.publicUrl}/reset-password/${token}`;
    await mailQueue.enqueue(trx, passwordResetMail(user.email, url), {});
  });
}

/** Works once. Ends every session of the account; whoever had the link also reads the address. */
export async function resetPassword(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const at = clock.now();
  const use = { tokenHash: hashToken(token), kind: "reset_password", at } as const;
  // Before the costly hash: a made-up token must not keep a core busy.
  if (!(await isAuthTokenUsable(db, use))) throw invalidLink();
  await refuseEasyPassword(password, { path: "password", ownWords: [] });
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const taken = await takeAuthToken(trx, use);
    // It went to an address that the account may have left since.
    if (
      taken === undefined ||
      !(await markEmailVerified(trx, { ...taken, id: taken.userId, at }))
    ) {
      throw invalidLink();
    }
    await setUserPassword(trx, taken.userId, { passwordHash, at });
    await deleteUserSessions(trx, taken.userId);
    await deleteUserAuthTokens(trx, taken.userId, "reset_password");
  });
}

function invalidLink(): AppError {
  return new AppError("BAD_REQUEST", authMessages.invalidResetLink);
}
