import { sql } from "kysely";
import type { Db } from "../client.ts";

interface Column {
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
}

/** Of a constraint, an index or a trigger: what it says, and which columns it is about. */
interface Part {
  table: string;
  definition: string;
  columns: string[];
  /** Whether `on conflict` can name it. */
  isUnique: boolean;
}

interface Table {
  /** As `pg_class.relkind` has it: a table is no view. */
  kind: string;
  /** Another one once the table has been written anew. */
  file: number;
  /** Of a view that rows can be written through: the table that has them. */
  writesTo: string | null;
  columns: Record<string, Column>;
}

/** What statements of a release rely on, by names. */
export interface ServedSchema {
  tables: Record<string, Table>;
  constraints: Record<string, Part>;
  indexes: Record<string, Part>;
  triggers: Record<string, Part>;
  /** What each function answers, by its name and arguments. */
  functions: Record<string, string>;
  /** The values of each enumeration. */
  enums: Record<string, string[]>;
}

/** What the connection sees of `public`, within its transaction. */
export async function readServedSchema(db: Db): Promise<ServedSchema> {
  const { rows } = await sql<ServedSchema>`
    with ours as (
      select c.oid, c.relname::text as name, c.relkind::text as kind, c.relfilenode::int8 as file
      from pg_class c where c.relnamespace = 'public'::regnamespace and not c.relispartition
    )
    select
      (
        select jsonb_object_agg(name, jsonb_build_object('kind', kind, 'file', file, 'writesTo', (
          select min(usage.table_name) from information_schema.view_table_usage usage
          join information_schema.tables seen
            on seen.table_schema = usage.view_schema and seen.table_name = usage.view_name
          where usage.view_schema = 'public' and usage.view_name = ours.name
            and seen.is_insertable_into = 'YES'
        ), 'columns', (
          select coalesce(jsonb_object_agg(a.attname, jsonb_build_object(
            'type', format_type(a.atttypid, a.atttypmod),
            'isRequired', a.attnotnull,
            'hasDefault', a.atthasdef or a.attidentity <> '',
            'isGenerated', a.attgenerated <> ''
          )), '{}')
          from pg_attribute a
          where a.attrelid = ours.oid and a.attnum > 0 and not a.attisdropped
        )))
        from ours where kind in ('r', 'p', 'v', 'm')
      ) as tables,
      (
        select jsonb_object_agg(ours.name || '.' || c.conname, jsonb_build_object(
          'table', ours.name, 'definition', pg_get_constraintdef(c.oid),
          'isUnique', c.contype in ('p', 'u', 'x'), 'columns', (
            select coalesce(jsonb_agg(a.attname), '[]') from pg_attribute a
            where a.attrelid = c.conrelid and a.attnum = any (c.conkey)
          )
        ))
        -- What isn't null is the column's.
        from pg_constraint c join ours on ours.oid = c.conrelid where c.contype <> 'n'
      ) as constraints,
      (
        select jsonb_object_agg(x.relname, jsonb_build_object(
          'table', ours.name, 'definition', pg_get_indexdef(i.indexrelid),
          'isUnique', i.indisunique, 'columns', (
            select coalesce(jsonb_agg(a.attname), '[]') from pg_attribute a
            where a.attrelid = i.indrelid and a.attnum = any (i.indkey)
          )
        ))
        from pg_index i join ours on ours.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
        where not exists (select from pg_constraint c where c.conindid = i.indexrelid)
      ) as indexes,
      (
        select jsonb_object_agg(ours.name || '.' || t.tgname, jsonb_build_object(
          'table', ours.name, 'definition', pg_get_triggerdef(t.oid),
          'isUnique', false, 'columns', '[]'::jsonb
        ))
        from pg_trigger t join ours on ours.oid = t.tgrelid
        where not t.tgisinternal and t.tgparentid = 0
      ) as triggers,
      (
        select jsonb_object_agg(p.oid::regprocedure::text, pg_get_function_result(p.oid))
        from pg_proc p where p.pronamespace = 'public'::regnamespace
      ) as functions,
      (
        select jsonb_object_agg(name, labels) from (
          select t.typname as name, jsonb_agg(e.enumlabel order by e.enumsortorder) as labels
          from pg_enum e join pg_type t on t.oid = e.enumtypid
          where t.typnamespace = 'public'::regnamespace group by t.typname
        ) as enums
      ) as enums
  `.execute(db);
  const [schema] = rows;
  if (schema === undefined) throw new Error("PostgreSQL answers with a row");
  return schema;
}
