import { fieldLabel, historyFieldName } from "@before-ten/contracts/history/labels";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { readHistoryColumns } from "./history-columns.ts";

/** What people call the fields of changes, and the rows that their values refer to. */

const named = {
  event: { table: "all_events", name: "event_name" },
  series: { table: "event_series", name: "name" },
  venue: { table: "all_venues", name: "name" },
  user: { table: "users", name: "name" },
  message: { table: "contact_messages", name: "subject" },
} as const;

export type NamedKind = keyof typeof named;

/** The names of these rows by id. Ids that are unknown, or out of the caller's reach, have none. */
export async function findNames(
  db: Db,
  kind: NamedKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { table, name } = named[kind];
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, ${sql.ref(name)} as name from ${sql.table(table)}
    where id::text = any(${ids}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Changes of fields whose label has a word that begins like this; undefined if none has. */
export async function fieldCondition(
  db: Db,
  word: string,
): Promise<Expression<SqlBool> | undefined> {
  const typed = word.toLowerCase();
  const conditions = (await readHistoryColumns(db)).flatMap(({ kind, columns }) => {
    const found = columns.filter((column) =>
      fieldLabel(historyFieldName(kind, column))
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .some((part) => part.startsWith(typed)),
    );
    if (found.length === 0) return [];
    return [sql<boolean>`change.entity_kind = ${kind} and change.before ?| ${found}::text[]`];
  });
  if (conditions.length === 0) return undefined;
  return sql<boolean>`(change.action = 'changed' and (${sql.join(conditions, sql` or `)}))`;
}
