import { type Client, escapeIdentifier } from "pg";
import { type TableName, type TableShape, nameOf } from "./catalog.ts";

/** What stands in the way of filling tables one after the other, taken off and put back. */

interface Part extends TableName {
  part: string;
  definition: string;
}

/**
 * Drops the foreign keys and the indexes that hold up no constraint, and disables the triggers, of
 * all tables of these schemas, which have to be ours. Then rows go in in any order and as they
 * were, and an index over all of them takes a fraction of the time. Answers how to undo it, which
 * checks every foreign key; both belong into one transaction.
 */
export async function bareTables(
  client: Client,
  schemas: readonly string[],
): Promise<() => Promise<void>> {
  const keys = await listParts(client, foreignKeys, schemas);
  const indexes = await listParts(client, plainIndexes, schemas);
  const triggers = await listParts(client, enabledTriggers, schemas);
  const run = async (statements: string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  const forEach = (parts: Part[], action: (part: Part) => string) =>
    parts.map((part) => `alter table ${nameOf(part)} ${action(part)}`);
  await run([
    ...forEach(keys, ({ part }) => `drop constraint ${escapeIdentifier(part)}`),
    ...forEach(triggers, ({ part }) => `disable trigger ${escapeIdentifier(part)}`),
    ...indexes.map(({ schema, part }) => `drop index ${nameOf({ schema, name: part })}`),
  ]);
  return () =>
    run([
      ...indexes.map(({ definition }) => definition),
      ...forEach(
        keys,
        ({ part, definition }) => `add constraint ${escapeIdentifier(part)} ${definition}`,
      ),
      ...forEach(triggers, ({ part }) => `enable trigger ${escapeIdentifier(part)}`),
    ]);
}

/** Makes the partitions that a table had and that aren't made with it, as those of past days. */
export async function makePartitions(
  client: Client,
  table: TableShape,
  present: TableShape,
): Promise<void> {
  const there = new Set(present.partitions.map(({ name }) => name));
  for (const { name, bounds } of table.partitions) {
    if (there.has(name)) continue;
    const partition = nameOf({ schema: table.schema, name });
    await client.query(`create table ${partition} partition of ${nameOf(table)} ${bounds}`);
  }
}

async function listParts(
  client: Client,
  statement: string,
  schemas: readonly string[],
): Promise<Part[]> {
  const { rows } = await client.query<Part>(statement, [schemas]);
  return rows;
}

const ofTables = "join pg_namespace n on n.oid = t.relnamespace where n.nspname = any ($1)";

/** In the order in which they were made: actions of keys of one row run in it. */
const foreignKeys = `
  select n.nspname::text as schema, t.relname::text as name, c.conname::text as part,
    pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_class t on t.oid = c.conrelid ${ofTables}
    and c.contype = 'f' and c.conparentid = 0
  order by c.oid`;

/** Of partitioned tables they stay: each consists of one of every partition. */
const plainIndexes = `
  select n.nspname::text as schema, t.relname::text as name, x.relname::text as part,
    pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
  ${ofTables} and t.relkind = 'r' and not t.relispartition and not i.indisunique and not i.indisexclusion
    and not i.indisclustered and not i.indisreplident
  order by i.indexrelid`;

/** Those of views stay: they can't be disabled, and no rows go into views. */
const enabledTriggers = `
  select n.nspname::text as schema, t.relname::text as name, g.tgname::text as part,
    '' as definition
  from pg_trigger g join pg_class t on t.oid = g.tgrelid ${ofTables}
    and t.relkind in ('r', 'p') and not g.tgisinternal and g.tgenabled = 'O' and g.tgparentid = 0
  order by g.oid`;
