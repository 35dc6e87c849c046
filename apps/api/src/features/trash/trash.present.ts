import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { TrashItem } from "@before-ten/contracts/trash/output";
import { trashDays } from "@before-ten/contracts/trash/rules";
import type { TrashRow } from "@before-ten/db/queries/trash/trash";

const trashMs = trashDays * 86_400_000;

export function presentTrashItem(row: TrashRow): EveryKey<TrashItem> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    deletedBy: row.deleted_by_name,
    deletedAt: row.deleted_at.toISOString(),
    goneAt: new Date(row.deleted_at.getTime() + trashMs).toISOString(),
  };
}
