import type { PendingSignIn } from "@before-ten/contracts/auth/output";
import { pendingSignInMs } from "@before-ten/contracts/auth/rules";
import type { Db } from "@before-ten/db/client";
import { countRecoveryCodes, insertPendingSignIn } from "@before-ten/db/queries/auth/second-factor";
import { countPasskeys } from "@before-ten/db/queries/auth/passkeys";
import type { Deps } from "../../../deps.ts";
import { createToken, hashToken } from "../sessions/token.ts";

/** The answer to a correct password if a second step has to follow. */
export interface PendingLogin {
  secondFactor: PendingSignIn;
}

/**
 * Begins the second step of a sign-in, in the caller's transaction; undefined for an account
 * without a second factor.
 */
export async function beginSecondStep(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  userId: string,
): Promise<PendingLogin | undefined> {
  if ((await countPasskeys(trx, userId)) === 0) return undefined;
  const hasCodes = (await countRecoveryCodes(trx, userId)) > 0;
  const token = createToken();
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + pendingSignInMs);
  await insertPendingSignIn(trx, { id: hashToken(token), userId, at, expiresAt });
  return {
    secondFactor: {
      token,
      expiresAt: expiresAt.toISOString(),
      methods: hasCodes ? ["passkey", "recovery-code"] : ["passkey"],
    },
  };
}
