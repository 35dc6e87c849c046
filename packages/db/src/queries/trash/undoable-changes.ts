import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";

/** What bulk actions replaced, kept for a while. */

type Kind = "events" | "series" | "posts" | "subscribers";

/** `before` is what the feature needs to undo the change. Returns the id for undoing it. */
export async function storeUndoableChange(
  db: Db,
  { kind, before, at }: { kind: Kind; before: unknown; at: Date },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto("undoable_changes")
    .values({ id, kind, before: JSON.stringify(before), created_at: at })
    .execute();
  return id;
}

/** Works once: a second caller gets undefined, and so does one for an id from before `since`. */
export async function takeUndoableChange(
  trx: Db,
  { id, kind, since }: { id: string; kind: Kind; since: Date },
): Promise<unknown> {
  const taken = await trx
    .deleteFrom("undoable_changes")
    .where("id", "=", id)
    .where("kind", "=", kind)
    .where("created_at", ">=", since)
    .returning("before")
    .executeTakeFirst();
  return taken?.before;
}

export async function deleteUndoableChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("undoable_changes").where("created_at", "<", before).execute();
}
