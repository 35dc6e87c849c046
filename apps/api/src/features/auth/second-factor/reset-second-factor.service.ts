import { deletePasskeysOf } from "@before-ten/db/queries/auth/passkeys";
import { deleteRecoveryCodes } from "@before-ten/db/queries/auth/second-factor";
import { deleteUserSessions } from "@before-ten/db/queries/auth/sessions";
import { findUserByEmail } from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";

/**
 * Removes a lost second factor, so the password alone signs in again, and ends all sessions, as the
 * lost device may hold one. Returns how many passkeys there were; undefined without such an
 * account.
 */
export async function resetSecondFactor(
  { db }: Pick<Deps, "db">,
  email: string,
): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (user === undefined) return undefined;
    const passkeys = await deletePasskeysOf(trx, user.id);
    await deleteRecoveryCodes(trx, user.id);
    await deleteUserSessions(trx, user.id);
    return passkeys;
  });
}
