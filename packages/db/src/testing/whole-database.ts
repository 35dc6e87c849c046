import { sql } from "kysely";
import type { Db } from "../client.ts";

/** Every table with its number of rows and a hash of them, regardless of their order. */
export async function hashEveryTable(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      -- When a migration ran.
      and tablename not in ('kysely_migration', 'kysely_migration_lock')
    order by 1, 2`.execute(db);
  const hashes: [string, string][] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' rows ' || md5(coalesce(string_agg(text, e'\n' order by text), '')) as hash
      from (select to_jsonb(stored)::text as text from ${sql.table(`${schema}.${name}`)} stored) as t
    `.execute(db);
    hashes.push([`${schema}.${name}`, rows[0]?.hash ?? ""]);
  }
  return Object.fromEntries(hashes);
}

/** Everything migrations create besides rows, each with its definition. */
export async function describeSchema(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    with ours as (
      select oid from pg_namespace
      where nspname <> 'information_schema' and nspname !~ '^pg_'
    )
    select 'constraint ' || conrelid::regclass || '.' || conname || ' '
      || pg_get_constraintdef(oid) || ' ' || convalidated as text
    from pg_constraint where connamespace in (select oid from ours)
    union all
    select 'index ' || pg_get_indexdef(indexrelid) || ' ' || indisvalid
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace in (select oid from ours)
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace in (select oid from ours)
    union all
    select 'column ' || attrelid::regclass || '.' || attname || ' '
      || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' || attidentity::text
      || attgenerated::text || coalesce(pg_get_expr(adbin, adrelid), '')
    from pg_attribute join pg_class c on c.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and relnamespace in (select oid from ours)
    union all
    select 'sequence ' || schemaname || '.' || sequencename || ' '
      || coalesce(last_value::text, 'unused')
    from pg_sequences
    union all
    select 'view ' || viewname || ' ' || definition from pg_views
    where schemaname not in ('pg_catalog', 'information_schema')
    union all
    select 'statistics ' || pg_get_statisticsobjdef(oid) from pg_statistic_ext
    union all
    select 'migration ' || name from kysely_migration
    order by 1`.execute(db);
  return rows.map(({ text }) => text);
}
