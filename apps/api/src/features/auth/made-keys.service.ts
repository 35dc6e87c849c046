import type { MadeApiKey } from "@before-ten/contracts/api-keys/output";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import { actAsAccount } from "@before-ten/db/actor";
import type { Db } from "@before-ten/db/client";
import { deleteApiKeysOf, listApiKeysOf } from "@before-ten/db/queries/api-keys/api-keys";
import { findUser } from "@before-ten/db/queries/auth/users";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { findAuthLinkOf, giveAuthToken } from "./auth-links.ts";

export interface MadeKeys {
  /** Revokes keys without a session, for a quarter of an hour. */
  token: string;
  keys: MadeApiKey[];
}

/**
 * Returns the account's API keys and a token that revokes them, or null without a key. Runs in the
 * transaction that stores a new password: that ends the sessions but not the keys, and an intruder
 * may have made one.
 */
export async function offerRevocation(
  deps: Pick<Deps, "clock">,
  trx: Db,
  user: { id: string; email: string },
): Promise<MadeKeys | null> {
  const keys = await listMadeKeys(trx, user.id);
  if (keys.length === 0) return null;
  return { keys, token: await giveAuthToken(deps, trx, { kind: "revoke_api_keys", user }) };
}

/** Revokes one of them, or all. Returns those left; a key that is gone already isn't an error. */
export async function revokeMadeKeys(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token, keyId: id }: { token: string; keyId?: string | undefined },
): Promise<MadeApiKey[]> {
  const link = await findAuthLinkOf(db, { token, kind: "revoke_api_keys", at: clock.now() });
  if (link === undefined) throw new AppError("BAD_REQUEST", authMessages.revokingOver);
  const { userId } = link;
  const maker = await findUser(db, userId);
  if (maker !== undefined && (id === undefined || isUuid(id))) {
    // Recorded as an act of the key's maker, even if they are no longer an admin.
    await actAsAccount(maker, () => deleteApiKeysOf(db, userId, { id }));
  }
  return listMadeKeys(db, userId);
}

async function listMadeKeys(db: Db, userId: string): Promise<MadeApiKey[]> {
  const rows = await listApiKeysOf(db, userId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}
