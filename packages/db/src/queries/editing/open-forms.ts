import type { OtherEditor } from "@before-ten/contracts/editing/output";
import type { OpenedKind } from "@before-ten/contracts/editing/rules";
import type { Db } from "../../client.ts";

interface OpenForm {
  /** The form's id. */
  id: string;
  kind: OpenedKind;
  entityId: string;
  userId: string;
  at: Date;
}

/** A form keeps the time it was opened, and belongs to the admin who opened it. */
export async function noteOpenForm(
  db: Db,
  { id, kind, entityId, userId, at }: OpenForm,
): Promise<void> {
  await db
    .insertInto("open_forms")
    .values({ id, kind, entity_id: entityId, user_id: userId, since: at, seen_at: at })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ seen_at: at })
        .where("open_forms.user_id", "=", userId)
        .where("open_forms.entity_id", "=", entityId),
    )
    .execute();
}

export async function deleteOpenForm(db: Db, form: { id: string; userId: string }): Promise<void> {
  await db
    .deleteFrom("open_forms")
    .where("id", "=", form.id)
    .where("user_id", "=", form.userId)
    .execute();
}

/** The one opened first comes first. */
export async function listOtherForms(
  db: Db,
  { id, kind, entityId, userId }: Omit<OpenForm, "at">,
  seenSince: Date,
): Promise<OtherEditor[]> {
  const rows = await db
    .selectFrom("open_forms")
    .innerJoin("users", "users.id", "open_forms.user_id")
    .select(["users.name", "open_forms.since", "open_forms.user_id"])
    .where("open_forms.kind", "=", kind)
    .where("open_forms.entity_id", "=", entityId)
    .where("open_forms.id", "!=", id)
    .where("open_forms.seen_at", ">", seenSince)
    .orderBy("open_forms.since")
    .orderBy("open_forms.id")
    .limit(20)
    .execute();
  return rows.map(({ name, since, user_id }) => ({
    name,
    since: since.toISOString(),
    isYou: user_id === userId,
  }));
}

/** Deletes forms without recent reports: a crashed tab doesn't sign off. */
export async function deleteSilentForms(db: Db, seenBefore: Date): Promise<void> {
  await db.deleteFrom("open_forms").where("seen_at", "<", seenBefore).execute();
}
