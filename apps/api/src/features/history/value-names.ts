import type { ChangedField, HistoryChange } from "@before-ten/contracts/history/output";
import type { Db } from "@before-ten/db/client";
import { type NamedKind, findNames } from "@before-ten/db/queries/history/named-fields";

/** What the ids in a field stand for, by the API's name of the field. */
const kindOfField = new Map<string, NamedKind>([
  ["venueId", "venue"],
  ["series.id", "series"],
  ["assignee", "user"],
  ["userId", "user"],
  ["contactMessageId", "message"],
]);

/** The changes with the names that their ids stand for, read with one query a kind. */
export async function withNames(
  db: Db,
  changes: readonly HistoryChange[],
): Promise<HistoryChange[]> {
  const fields = await withValueNames(
    db,
    changes.flatMap((change) => change.changes),
  );
  let from = 0;
  return changes.map((change) => {
    const named = fields.slice(from, from + change.changes.length);
    from += change.changes.length;
    return { ...change, changes: named };
  });
}

export async function withValueNames<Field extends ChangedField>(
  db: Db,
  fields: readonly Field[],
): Promise<Field[]> {
  const ids = new Map<NamedKind, Set<string>>();
  for (const { field, before, after } of fields) {
    const kind = kindOfField.get(field);
    if (kind === undefined) continue;
    const found = ids.get(kind) ?? new Set();
    for (const value of [before, after]) if (typeof value === "string") found.add(value);
    ids.set(kind, found);
  }
  const names = new Map(
    await Promise.all(
      [...ids].map(async ([kind, found]) => [kind, await findNames(db, kind, [...found])] as const),
    ),
  );
  return fields.map((field) => {
    const kind = kindOfField.get(field.field);
    const known = kind && names.get(kind);
    const nameOf = (value: unknown) => (typeof value === "string" && known?.get(value)) || null;
    return {
      ...field,
      beforeName: nameOf(field.before) ?? field.beforeName,
      afterName: nameOf(field.after) ?? field.afterName,
    };
  });
}
