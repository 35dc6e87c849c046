import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { TrashItem } from "@before-ten/contracts/trash/output";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { type TrashKind, trashDays } from "@before-ten/contracts/trash/rules";
import {
  deleteFromTrash,
  emptyTrash as emptyTrashRows,
  listTrash as listTrashRows,
  restoreFromTrash,
  type TrashRow,
} from "@before-ten/db/queries/trash/trash";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Deps } from "../../deps.ts";

const trashMs = trashDays * 86_400_000;

/** The kinds the caller may delete. */
interface Kinds {
  kinds: readonly TrashKind[];
}

interface ListInput extends Kinds {
  search?: string | undefined;
  page: number;
  limit: number;
}

interface Ids extends Kinds {
  ids: readonly string[];
}

interface Done {
  count: number;
  message: string;
}

export async function listTrash(
  { db }: Pick<Deps, "db">,
  { kinds, search, page, limit }: ListInput,
): Promise<PageOf<TrashItem>> {
  const { rows, total } = await listTrashRows(
    db,
    { kinds, search },
    { limit, offset: (page - 1) * limit },
  );
  return { items: rows.map(presentTrashItem), pagination: paginate(page, limit, total) };
}

/** Restores all of them or none. What refers to them was kept all the time. */
export async function restore({ db }: Pick<Deps, "db">, { kinds, ids }: Ids): Promise<Done> {
  const found = { kinds, ids: ids.filter(isUuid) };
  const count = await inTransaction(db, (trx) => restoreFromTrash(trx, found));
  return { count, message: trashMessages.restored(count) };
}

export async function deleteForGood({ db }: Pick<Deps, "db">, { kinds, ids }: Ids): Promise<Done> {
  const found = { kinds, ids: ids.filter(isUuid) };
  const count = await inTransaction(db, (trx) => deleteFromTrash(trx, found));
  return { count, message: trashMessages.deleted(count) };
}

export async function emptyTrash(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { kinds }: Kinds,
): Promise<Done> {
  const deletedUntil = clock.now();
  const count = await inTransaction(db, (trx) => emptyTrashRows(trx, { kinds, deletedUntil }));
  return { count, message: trashMessages.deleted(count) };
}

function presentTrashItem(row: TrashRow): EveryKey<TrashItem> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    deletedBy: row.deleted_by_name,
    deletedAt: row.deleted_at.toISOString(),
    goneAt: new Date(row.deleted_at.getTime() + trashMs).toISOString(),
  };
}
