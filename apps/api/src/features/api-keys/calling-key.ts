import { apiKeyMessages } from "@before-ten/contracts/api-keys/messages";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { isPermitted, type Permission } from "@before-ten/contracts/auth/permissions";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  findApiKeyOfAdmin,
  lockApiKeyOfAdmin,
  recordApiKeyUse,
} from "@before-ten/db/queries/api-keys/api-keys";
import { bearerToken } from "../../http/client/bearer-token.ts";
import type { Deps, StandingAccess } from "../../deps.ts";
import type { CallingKey } from "../../trpc/context.ts";
import { hashSecret, looksLikeSecret } from "./secret.ts";

/** A key's last use is written at most this often. */
const lastUsePrecisionMs = 60_000;

/** Undefined without a key, for a revoked one, and for one whose maker is no longer an admin. */
export async function findCallingKey(
  { db, clock }: Pick<Deps, "db" | "clock">,
  authorization: string | undefined,
): Promise<CallingKey | undefined> {
  const secret = bearerToken(authorization);
  if (secret === undefined || !looksLikeSecret(secret)) return undefined;
  const key = await findApiKeyOfAdmin(db, hashSecret(secret));
  if (key === undefined) return undefined;
  const at = clock.now();
  const unlessSince = new Date(at.getTime() - lastUsePrecisionMs);
  if (key.last_used_at === null || key.last_used_at <= unlessSince) {
    await recordApiKeyUse(db, key.id, { at, unlessSince });
  }
  const { id, name, scopes, reach, admin_role: adminRole } = key;
  return {
    id,
    name,
    scopes,
    adminRole,
    reach,
    accessAs: (permission) => accessByKey(id, permission),
  };
}

function accessByKey(id: string, permission: Permission): StandingAccess {
  return {
    async require(trx) {
      const maker = await lockApiKeyOfAdmin(trx, id);
      if (maker === undefined) throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
      if (isPermitted(maker, permission)) return;
      throw new AppError("FORBIDDEN", apiKeyMessages.makerForbids);
    },
  };
}
