import { emptyAlbumVersion } from "@before-ten/contracts/albums/rules";
import type { FieldChange } from "@before-ten/contracts/editing/output";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import { sql } from "kysely";
import { validate as isUuid } from "uuid";
import type { Db } from "../../client.ts";
import { fieldsByColumn } from "./field-columns.ts";

/** An event without an album counts as having an empty one. */
const albums = sql`(
  select events.id, coalesce(album.version, ${sql.lit(emptyAlbumVersion)}) as version,
    coalesce(album.field_versions, '{}') as field_versions
  from events left join event_albums as album using (id)
)`;

const tables = {
  event: sql.table("events"),
  album: albums,
  post: sql.table("blog_posts"),
  page: sql.table("pages"),
  venue: sql.table("venues"),
  campaign: sql.table("campaigns"),
} as const;

interface ChangedColumn {
  column: string;
  at: string;
  by: string | null;
}

interface Changes {
  /** The version of the stored row. */
  version: number;
  /** The fields changed since, in the order of their names. */
  changes: FieldChange[];
}

/** Finds what changed since `version`. Undefined if it doesn't exist (any more). */
export async function findChangesSince(
  db: Db,
  { kind, id }: { kind: EditableKind; id: string },
  version: number,
): Promise<Changes | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ version: number; columns: ChangedColumn[] | null }>`
    select edited.version, (
      select json_agg(
        json_build_object(
          'column', change.key,
          'at', change.value ->> 'at',
          'by', coalesce(users.name, 'API key ' || api_keys.name)
        ) order by change.key
      )
      from jsonb_each(edited.field_versions) as change
      left join users
        on users.id = case change.value ->> 'kind' when 'admin' then (change.value ->> 'by')::uuid end
      left join api_keys
        on api_keys.id = case change.value ->> 'kind' when 'key' then (change.value ->> 'by')::uuid end
      where (change.value ->> 'version')::int > ${version}
    ) as columns
    from ${tables[kind]} as edited
    where edited.id = ${id}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  return { version: found.version, changes: changesOf(kind, found.columns ?? []) };
}

/** For a field with several columns, the latest change. */
function changesOf(kind: EditableKind, columns: readonly ChangedColumn[]): FieldChange[] {
  const byField = new Map<string, FieldChange>();
  for (const { column, by, at } of columns) {
    const field = fieldsByColumn[kind].get(column);
    if (field === undefined) continue;
    const change = { field, by, at: new Date(at).toISOString() };
    const known = byField.get(field);
    if (known === undefined || known.at < change.at) byField.set(field, change);
  }
  return [...byField.values()];
}
