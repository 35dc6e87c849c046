import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { ApiKey } from "@before-ten/contracts/api-keys/output";
import type { ApiKeyRow } from "@before-ten/db/queries/api-keys/api-keys";

export function presentApiKey(row: ApiKeyRow): EveryKey<ApiKey> {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    createdBy: row.created_by_name,
    isActive: row.created_by_role === "admin",
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
