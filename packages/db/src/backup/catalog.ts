import { type Client, escapeIdentifier } from "pg";

/** A table as a backup sees it. Partitions are part of their parent table. */
export interface TableShape {
  schema: string;
  name: string;
  /** All except generated columns, which PostgreSQL computes again. */
  columns: string[];
  partitions: Partition[];
}

interface Partition {
  name: string;
  /** As `for values in ('a')`. */
  bounds: string;
}

export interface SequenceState {
  schema: string;
  name: string;
  /**
   * The last value it issued, as text. Null: none yet, or we may not read it because another role
   * owns it.
   */
  last: string | null;
  /** The column that uses it, if it belongs to one. */
  column: string | null;
  /** The name of that column's table, in the same schema. */
  table: string | null;
}

export type TableName = Pick<TableShape, "schema" | "name">;

/** Filled by the migrations themselves, even when they create a schema to restore into. */
const selfMade = ["public.kysely_migration", "public.kysely_migration_lock"];

const ours = `
  n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
  and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
  )`;

export function nameOf({ schema, name }: TableName): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/** Every table of the database, including the mail queue's. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname::text as schema, c.relname::text as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('name', p.relname, 'bounds', pg_get_expr(p.relpartbound, p.oid))
          order by p.relname collate "C"
        )
        from pg_inherits i join pg_class p on p.oid = i.inhrelid
        where i.inhparent = c.oid
      ), '[]') as partitions
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours}
      and n.nspname || '.' || c.relname <> all ($1)
    order by n.nspname collate "C", c.relname collate "C"`,
    [selfMade],
  );
  return rows;
}

export async function listSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select n.nspname::text as schema, c.relname::text as name, s.last_value::text as last,
      a.attname::text as "column", t.relname::text as "table"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_sequences s on s.schemaname = n.nspname and s.sequencename = c.relname
    left join pg_depend o on o.classid = 'pg_class'::regclass and o.objid = c.oid
      and o.refclassid = 'pg_class'::regclass and o.refobjsubid > 0 and o.deptype in ('a', 'i')
    left join pg_class t on t.oid = o.refobjid
    left join pg_attribute a on a.attrelid = o.refobjid and a.attnum = o.refobjsubid
    where c.relkind = 'S' and ${ours}
    order by n.nspname collate "C", c.relname collate "C"`,
  );
  return rows;
}

/** The names of the migrations applied to this database; empty if it contains no site. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as there",
  );
  if (tables[0]?.there !== true) return [];
  const { rows } = await client.query<{ name: string }>(
    `select name from public.kysely_migration order by name collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** The schema version of the mail queue; null if it has no tables. */
export async function readQueueVersion(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('pgboss.version') is not null as there",
  );
  if (tables[0]?.there !== true) return null;
  const { rows } = await client.query<{ version: number }>("select version from pgboss.version");
  return rows[0]?.version ?? null;
}

/** The number of tables of any kind, including those that store versions. */
export async function countTables(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${ours}`,
  );
  return rows[0]?.count ?? 0;
}
