import { changedBy, editingMessages as messages } from "@before-ten/contracts/editing/messages";
import type { FieldChange } from "@before-ten/contracts/editing/output";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { findChangesSince } from "@before-ten/db/queries/editing/field-changes";

/** What was saved, with what others changed in other fields since it was begun. */
export type Merged<Saved> = Saved & { meanwhile: FieldChange[] };

interface Change {
  kind: EditableKind;
  id: string;
  /** The version the change is based on; undefined: no check for conflicts. */
  baseVersion: number | undefined;
  /** The fields that would be other ones than those that are stored. */
  fields: readonly string[];
}

/**
 * Lets two people change different fields of one thing. Answers what others changed since the
 * version that the change began from. Its row has to be locked by then.
 * @throws AppError PRECONDITION_FAILED where the same field was given another value meanwhile
 */
export async function mergeChange(
  trx: Db,
  { kind, id, baseVersion, fields }: Change,
): Promise<FieldChange[]> {
  if (baseVersion === undefined) return [];
  const found = await findChangesSince(trx, { kind, id }, baseVersion);
  if (found === undefined) return [];
  if (baseVersion < 1 || baseVersion > found.version) {
    throw new AppError("PRECONDITION_FAILED", messages.unknownVersion);
  }
  const refused = found.changes.filter(({ field }) => fields.includes(field));
  if (refused.length === 0) return found.changes;
  throw new AppError("PRECONDITION_FAILED", messages.changedMeanwhile, {
    details: refused.map((change) => ({ path: change.field, message: changedBy(change) })),
  });
}
