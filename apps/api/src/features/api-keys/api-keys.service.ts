import type { ApiKey, CreatedApiKey } from "@before-ten/contracts/api-keys/output";
import type { CreateApiKey } from "@before-ten/contracts/api-keys/input";
import { maxApiKeys } from "@before-ten/contracts/api-keys/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { apiKeyMessages as messages } from "@before-ten/contracts/api-keys/messages";
import {
  countApiKeys,
  deleteApiKey,
  insertApiKey,
  listApiKeys as listApiKeyRows,
  lockApiKeys,
  type ApiKeyRow,
} from "@before-ten/db/queries/api-keys/api-keys";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { type Maker, tellOwner } from "../../mail/account-notice.ts";
import { apiKeyLost, apiKeyMade, apiKeyRevoked } from "./api-keys.mails.ts";
import { createSecret, hashSecret, hintOf } from "./secret.ts";

export async function listApiKeys({ db }: Pick<Deps, "db">): Promise<ApiKey[]> {
  const rows = await listApiKeyRows(db);
  return rows.map((row) => presentApiKey(row));
}

/** Makes a key. Its secret is only in this answer. Its maker is notified by mail. */
export async function createApiKey(
  deps: Pick<SignedInDeps, "db" | "clock" | "mailQueue" | "accountOwners" | "access">,
  { name, scopes, reach, maker }: CreateApiKey & { maker: Maker },
): Promise<CreatedApiKey> {
  const secret = createSecret();
  return inTransaction(deps.db, async (trx) => {
    await lockApiKeys(trx);
    // The caller may be deleted at this very moment.
    await deps.access.require(trx);
    if ((await countApiKeys(trx)) >= maxApiKeys) throw new AppError("CONFLICT", messages.tooMany);
    const row = await insertApiKey(trx, {
      name,
      hint: hintOf(secret),
      keyHash: hashSecret(secret),
      scopes,
      reach,
      createdBy: maker.id,
      at: deps.clock.now(),
    });
    await tellOwner(deps, trx, {
      maker,
      enqueue: (notice) => deps.mailQueue.enqueue(trx, apiKeyMade, { ...notice, keyId: row.id }),
    });
    return {
      ...presentApiKey({ ...row, created_by_name: maker.name, created_by_role: "admin" }),
      secret,
    };
  });
}

/**
 * Calls with the key fail immediately. The admin who revokes it is notified, because an intruder
 * may be using their account, and so is its maker, whose programs stop working.
 */
export async function revokeApiKey(
  deps: Pick<Deps, "db" | "clock" | "mailQueue" | "accountOwners">,
  { id, by }: { id: string; by: Maker },
): Promise<void> {
  const { mailQueue } = deps;
  await inTransaction(deps.db, async (trx) => {
    const key = isUuid(id) ? await deleteApiKey(trx, id) : undefined;
    if (key === undefined) throw new AppError("NOT_FOUND", messages.notFound);
    const { name, hint, created_by: makerId } = key;
    const facts = { keyName: name, keyHint: hint };
    await tellOwner(deps, trx, {
      maker: by,
      enqueue: (notice) => mailQueue.enqueue(trx, apiKeyRevoked, { ...notice, ...facts }),
    });
    if (makerId === by.id) return;
    await mailQueue.enqueue(trx, apiKeyLost, { ...facts, userId: makerId, revokerId: by.id });
  });
}

function presentApiKey(row: ApiKeyRow): EveryKey<ApiKey> {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    reach: row.reach,
    createdBy: row.created_by_name,
    isActive: row.created_by_role === "admin",
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
