import { authMessages } from "@before-ten/contracts/auth/messages";
import { isPermitted, type Permission } from "@before-ten/contracts/auth/permissions";
import { AppError } from "@before-ten/contracts/shared/errors";
import { lockSession } from "@before-ten/db/queries/auth/sessions";
import type { Deps, StandingAccess } from "../../deps.ts";
import { hashToken } from "./sessions/token.ts";

export function accessBySession(
  { clock }: Pick<Deps, "clock">,
  { token, as }: { token: string; as: "user" | Permission },
): StandingAccess {
  return {
    async require(trx) {
      const user = await lockSession(trx, hashToken(token), clock.now());
      if (user === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
      if (as === "user" || isPermitted(user.adminRole, as)) return;
      const { adminOnly, roleForbids } = authMessages;
      throw new AppError("FORBIDDEN", user.adminRole === null ? adminOnly : roleForbids);
    },
  };
}
