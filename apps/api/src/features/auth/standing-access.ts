import { authMessages } from "@before-ten/contracts/auth/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { lockApiKeyOfAdmin } from "@before-ten/db/queries/api-keys/api-keys";
import { lockSession } from "@before-ten/db/queries/auth/sessions";
import type { Deps } from "../../deps.ts";
import { hashToken } from "./token.ts";

/**
 * What let somebody who is signed in, or an integrator, in. A guard looks at it before a procedure begins; one that then works for a
 * while, on a password's hash or an image, asks once more where it writes. Otherwise whoever is being deleted, or signed out by
 * the account's owner, could still make an admin.
 */
export interface StandingAccess {
  /**
   * First in the transaction. It still stands, and does until the transaction ends: who takes it away waits for that.
   * @throws AppError UNAUTHORIZED or FORBIDDEN, as the guard does
   */
  require: (trx: Db) => Promise<void>;
}

export function accessBySession(
  { clock }: Pick<Deps, "clock">,
  { token, isAdmin }: { token: string; isAdmin: boolean },
): StandingAccess {
  return {
    async require(trx) {
      const user = await lockSession(trx, hashToken(token), clock.now());
      if (user === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
      if (isAdmin && user.role !== "admin") throw new AppError("FORBIDDEN", authMessages.adminOnly);
    },
  };
}

export function accessByKey({ id }: { id: string }): StandingAccess {
  return {
    async require(trx) {
      if (await lockApiKeyOfAdmin(trx, id)) return;
      throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
    },
  };
}
