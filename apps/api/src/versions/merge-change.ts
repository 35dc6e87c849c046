import { changedBy, editingMessages as messages } from "@before-ten/contracts/editing/messages";
import type { FieldChange } from "@before-ten/contracts/editing/output";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { findChangesSince } from "@before-ten/db/queries/editing/field-changes";

/** What was saved, with others' changes in other fields since the change was begun. */
export type Merged<Saved> = Saved & { meanwhile: FieldChange[] };

interface Change {
  kind: EditableKind;
  id: string;
  /** The version the change is based on; undefined: no check for conflicts. */
  baseVersion: number | undefined;
  /** The fields that would differ from the stored ones. */
  fields: readonly string[];
}

/**
 * Lets two people change different fields of an item. Returns others' changes since the version the
 * change is based on. Its row must be locked.
 * @throws AppError PRECONDITION_FAILED if the same field was changed meanwhile
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

/** The fields in which `after` differs from `before`; both have the same keys. */
export function differingFields<Fields extends object>(before: Fields, after: Fields): string[] {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]: [string, unknown]) => !isAlike(stored.get(field), value))
    .map(([field]) => field);
}

/** Prices are sent as `35.5` and stored as `35.50`; unknown parts of a place are left out. */
export function isAlike(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name === "amount" && typeof inner === "string") return Number(inner);
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).toSorted(([first], [second]) => (first < second ? -1 : 1)),
    );
  });
}
