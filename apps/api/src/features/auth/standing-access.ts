import { authMessages } from "@before-ten/contracts/auth/messages";
import type { UserRole } from "@before-ten/contracts/auth/roles";
import { AppError } from "@before-ten/contracts/shared/errors";
import { lockSession } from "@before-ten/db/queries/auth/sessions";
import type { Deps, StandingAccess } from "../../deps.ts";
import { hashToken } from "./token.ts";

export function accessBySession(
  { clock }: Pick<Deps, "clock">,
  { token, as }: { token: string; as: UserRole },
): StandingAccess {
  return {
    async require(trx) {
      const user = await lockSession(trx, hashToken(token), clock.now());
      if (user === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
      if (as === "admin" && user.role !== as) {
        throw new AppError("FORBIDDEN", authMessages.adminOnly);
      }
    },
  };
}
