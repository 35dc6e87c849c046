import { AppError } from "@before-ten/contracts/shared/errors";
import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import type { BulkSubscribers, SubscriberSelection } from "@before-ten/contracts/newsletter/input";
import {
  maxBulkMatches,
  maxSubscriberTags,
  subscriberStatuses,
  undoneReason,
} from "@before-ten/contracts/newsletter/rules";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { undoMinutes } from "@before-ten/contracts/trash/rules";
import type { Db } from "@before-ten/db/client";
import {
  type StatusChangeAuthor,
  type SubscriberFilter,
  addTagsTo,
  changeStatusOf,
  countLackingTags,
  findMatchingIds,
  findSelfUnsubscribed,
  lockSubscribersNotIn,
} from "@before-ten/db/queries/newsletter/admin-subscribers";
import {
  lockSubscribersIn,
  readMissingTags,
  readStatuses,
  removeTagsFrom,
} from "@before-ten/db/queries/newsletter/undo-bulk";
import { moveToTrash, restoreFromTrash } from "@before-ten/db/queries/trash/trash";
import {
  storeUndoableChange,
  takeUndoableChange,
} from "@before-ten/db/queries/trash/undoable-changes";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import { z } from "zod";
import type { Deps } from "../../deps.ts";

type Tools = Pick<Deps, "db" | "clock">;

const idsSchema = z.array(z.string());

/** What a bulk action replaced, stored so that it can be undone. */
const undoable = z.discriminatedUnion("operation", [
  z.object({
    operation: z.literal("updateStatus"),
    status: z.enum(subscriberStatuses),
    before: z.array(z.object({ status: z.enum(subscriberStatuses), ids: idsSchema })),
  }),
  z.object({
    operation: z.literal("addTags"),
    added: z.array(z.object({ tags: z.array(z.string()), ids: idsSchema })),
  }),
  z.object({ operation: z.literal("delete"), ids: idsSchema }),
]);

type Undoable = z.infer<typeof undoable>;

interface Changed {
  modified: number;
  /** A note for the history. */
  note?: string;
  undo: Undoable;
}

interface BulkDone {
  modified: number;
  message: string;
  undoId: string;
}

/** Changes all or none. `modified` counts actual changes; unknown ids are skipped. */
export async function changeManySubscribers(
  { db, clock }: Tools,
  { data, changedBy, ...selection }: BulkSubscribers & { changedBy: StatusChangeAuthor },
): Promise<BulkDone> {
  const at = clock.now();
  const { modified, note, undoId } = await inTransaction(db, async (trx) => {
    const ids = await findSelected(trx, selection);
    const { undo, ...changed } = await change(trx, ids, { data, changedBy, at });
    return { ...changed, undoId: await storeUndoableChange(trx, { kind, before: undo, at }) };
  });
  const completed = messages.bulkCompleted(modified);
  return { modified, undoId, message: note === undefined ? completed : `${completed}. ${note}` };
}

const kind = "subscribers";

async function change(
  trx: Db,
  ids: string[],
  {
    data,
    changedBy,
    at,
  }: Pick<BulkSubscribers, "data"> & { changedBy: StatusChangeAuthor; at: Date },
): Promise<Changed> {
  if (data.operation === "delete") {
    const moved = await moveToTrash(trx, "subscriber", { ids, by: changedBy, at });
    return { modified: moved.length, undo: { operation: "delete", ids: moved } };
  }
  if (data.operation === "addTags") {
    const tags = { tags: data.tags, most: maxSubscriberTags };
    const added = await readMissingTags(trx, ids, tags);
    const modified = await addTagsTo(trx, ids, { ...tags, at });
    const left = await countLackingTags(trx, ids, data.tags);
    const note = left > 0 && { note: messages.tagsLeftOut(left) };
    return { modified, ...note, undo: { operation: "addTags", added } };
  }
  const { status, reason = "Bulk admin action", exceptSelfUnsubscribed = false } = data;
  const locked = await lockSubscribersNotIn(trx, ids, status);
  const left = new Set(exceptSelfUnsubscribed ? await findSelfUnsubscribed(trx, locked) : []);
  const changing = locked.filter((id) => !left.has(id));
  const before = await readStatuses(trx, changing);
  await changeStatusOf(trx, changing, { status, reason, changedBy, at });
  return { modified: changing.length, undo: { operation: "updateStatus", status, before } };
}

/** Subscribers changed again since then keep their newer state. */
export async function undoBulkChange(
  { db, clock }: Tools,
  { undoId, changedBy }: { undoId: string; changedBy: StatusChangeAuthor },
): Promise<{ modified: number; message: string }> {
  const at = clock.now();
  const since = new Date(at.getTime() - undoMinutes * 60_000);
  const modified = await inTransaction(db, async (trx) => {
    const taken = isUuid(undoId)
      ? await takeUndoableChange(trx, { id: undoId, kind, since })
      : undefined;
    if (taken === undefined) throw new AppError("NOT_FOUND", trashMessages.undoTooLate);
    return takeBack(trx, undoable.parse(taken), { changedBy, at });
  });
  return { modified, message: messages.bulkUndone(modified) };
}

async function takeBack(
  trx: Db,
  undo: Undoable,
  { changedBy, at }: { changedBy: StatusChangeAuthor; at: Date },
): Promise<number> {
  if (undo.operation === "delete") {
    return restoreFromTrash(trx, { kinds: ["subscriber"], ids: undo.ids });
  }
  let modified = 0;
  if (undo.operation === "addTags") {
    for (const { tags, ids } of undo.added) {
      modified += await removeTagsFrom(trx, ids, { tags, at });
    }
    return modified;
  }
  for (const { status, ids } of undo.before) {
    const locked = await lockSubscribersIn(trx, ids, undo.status);
    await changeStatusOf(trx, locked, { status, reason: undoneReason, changedBy, at });
    modified += locked.length;
  }
  return modified;
}

/**
 * Counts the selected subscribers who unsubscribed on their own, so that admins are warned before
 * they activate them.
 */
export async function countSelfUnsubscribed(
  { db }: Pick<Deps, "db">,
  selection: SubscriberSelection,
): Promise<{ count: number }> {
  const left = await findSelfUnsubscribed(db, await findSelected(db, selection));
  return { count: left.length };
}

function findSelected(db: Db, { subscriberIds = [], filter }: SubscriberSelection) {
  return filter === undefined ? subscriberIds.filter(isUuid) : findAll(db, filter);
}

async function findAll(trx: Db, filter: SubscriberFilter): Promise<string[]> {
  const ids = await findMatchingIds(trx, filter, maxBulkMatches + 1);
  if (ids.length > maxBulkMatches) throw new AppError("BAD_REQUEST", messages.tooManyMatches);
  return ids;
}
