import type { BulkPosts } from "@before-ten/contracts/posts/bulk-input";
import { bulkPostMessages as messages } from "@before-ten/contracts/posts/bulk-messages";
import { type PostStatus, postStatuses } from "@before-ten/contracts/posts/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { undoMinutes } from "@before-ten/contracts/trash/rules";
import type { Db } from "@before-ten/db/client";
import { findPostForUpdate, updatePost } from "@before-ten/db/queries/posts/admin-posts";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import {
  storeUndoableChange,
  takeUndoableChange,
} from "@before-ten/db/queries/trash/undoable-changes";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { publicationColumns } from "./post-fields.ts";

type Tools = Pick<Deps, "db" | "clock">;

const status = z.enum(postStatuses);

/** What a bulk action wrote, stored so that it can be undone. */
const undoable = z.array(
  z.object({
    id: z.string(),
    /** Used to check whether the post still has what the bulk action wrote. */
    after: status,
    before: z.object({
      status,
      published_at: z.coerce.date().nullable(),
      publish_at: z.coerce.date().nullable(),
      take_down_at: z.coerce.date().nullable(),
    }),
  }),
);

type Undoable = z.infer<typeof undoable>;

interface BulkDone {
  count: number;
  message: string;
  /** Undoes the action; null after moving to the trash, from where posts are restored by id. */
  undoId: string | null;
}

/** Changes all of them or none: an unknown id fails the whole call. */
export async function changeManyPosts(
  { db, clock }: Tools,
  { ids, change, by }: BulkPosts & { by: { id: string | null; name: string } },
): Promise<BulkDone> {
  const each = idsInOrder(ids);
  const at = clock.now();
  return inTransaction(db, async (trx) => {
    if (change.operation === "delete") {
      const { length } = await moveToTrash(trx, "post", { ids: each, by, at });
      if (length < each.length) throw missing();
      return { count: length, message: messages.deleted(length), undoId: null };
    }
    const before: Undoable = [];
    for (const id of each) before.push(await changeOne(trx, { id, status: change.status, at }));
    const undoId = await storeUndoableChange(trx, { kind: "posts", before, at });
    return { count: before.length, message: messages.changed(before.length), undoId };
  });
}

/** Posts changed again since keep their newer state. */
export async function undoManyPosts(
  { db, clock }: Tools,
  undoId: string,
): Promise<{ count: number; message: string }> {
  const at = clock.now();
  const since = new Date(at.getTime() - undoMinutes * 60_000);
  const count = await inTransaction(db, async (trx) => {
    const taken = isUuid(undoId)
      ? await takeUndoableChange(trx, { id: undoId, kind: "posts", since })
      : undefined;
    if (taken === undefined) throw new AppError("NOT_FOUND", trashMessages.undoTooLate);
    let undone = 0;
    for (const { id, before, after } of undoable.parse(taken)) {
      const stored = await findPostForUpdate(trx, id);
      if (stored?.status !== after) continue;
      const { publish_at, take_down_at, ...publication } = before;
      await updatePost(trx, id, publication, at);
      // Changing the status cleared the schedule, so its times are restored after it.
      await updatePost(trx, id, { publish_at, take_down_at }, at);
      undone += 1;
    }
    return undone;
  });
  return { count, message: messages.undone(count) };
}

async function changeOne(
  trx: Db,
  { id, status: wanted, at }: { id: string; status: PostStatus; at: Date },
): Promise<Undoable[number]> {
  const stored = await findPostForUpdate(trx, id);
  if (stored === undefined) throw missing();
  await updatePost(trx, id, publicationColumns(wanted, stored, at), at);
  const { status: was, published_at, publish_at, take_down_at } = stored;
  return { id, after: wanted, before: { status: was, published_at, publish_at, take_down_at } };
}

/** Without duplicates and always in the same order, so that bulk actions can't deadlock. */
function idsInOrder(ids: readonly string[]): string[] {
  const each = [...new Set(ids)].toSorted();
  if (!each.every((id) => isUuid(id))) throw missing();
  return each;
}

function missing(): AppError {
  return new AppError("NOT_FOUND", messages.missing);
}
