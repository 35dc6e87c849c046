import type { Editing } from "@before-ten/contracts/editing/output";
import {
  type OpenedKind,
  silentAfterMs,
  unansweredVersion,
} from "@before-ten/contracts/editing/rules";
import { findChangesSince } from "@before-ten/db/queries/editing/field-changes";
import {
  deleteOpenForm,
  listOtherForms,
  noteOpenForm,
} from "@before-ten/db/queries/editing/open-forms";
import type { Db } from "@before-ten/db/client";
import { findRepliesAfter } from "@before-ten/db/queries/contact/message-replies";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";

interface ReportedForm {
  kind: OpenedKind;
  id: string;
  form: string;
  baseVersion: number;
  userId: string;
}

/** Notes that a form is still open, and returns what its writer should know about other admins. */
export async function reportEditing(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { kind, id, form, baseVersion, userId }: ReportedForm,
): Promise<Editing> {
  const found =
    kind === "message"
      ? await findAnswersSince(db, id, baseVersion)
      : await findChangesSince(db, { kind, id }, baseVersion);
  if (found === undefined) return { others: [], version: null, changes: [] };
  const at = clock.now();
  const open = { id: form, kind, entityId: id, userId };
  await noteOpenForm(db, { ...open, at });
  const others = await listOtherForms(db, open, new Date(at.getTime() - silentAfterMs));
  return { others, ...found };
}

/** Two admins who answer the same message are in conflict, as if both changed it. */
async function findAnswersSince(
  db: Db,
  id: string,
  baseVersion: number,
): Promise<(Omit<Editing, "others" | "version"> & { version: number }) | undefined> {
  const found = isUuid(id)
    ? await findRepliesAfter(db, id, Math.max(0, baseVersion - unansweredVersion))
    : undefined;
  return (
    found && {
      version: found.total + unansweredVersion,
      changes: found.later.map(({ by, at }) => ({ field: "replies", by, at: at.toISOString() })),
    }
  );
}

/** The form was closed, or its tab is hidden. */
export async function leaveEditing(
  { db }: Pick<Deps, "db">,
  { form, userId }: { form: string; userId: string },
): Promise<void> {
  await deleteOpenForm(db, { id: form, userId });
}
