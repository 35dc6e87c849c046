import type { Passkey } from "@before-ten/contracts/auth/second-factor-output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { PasskeyRow } from "@before-ten/db/queries/auth/passkeys";

export function presentPasskey(row: PasskeyRow): EveryKey<Passkey> {
  return {
    id: row.id,
    name: row.name,
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
