import { type TrashKind, trash } from "@before-ten/contracts/trash/rules";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../client.ts";
import { containsWords } from "../shared/search.ts";

/** Deleted items that admins can restore: rows of `all_…` with a `deleted_at`. */

/** Who moved a row to the trash, and when; always null in the live views. */
export type TrashColumn = "deleted_at" | "deleted_by" | "deleted_by_name";

export const outOfTrash = { deleted_at: null, deleted_by: null, deleted_by_name: null };

function tableOf(kind: TrashKind): RawBuilder<unknown> {
  return sql.table(trash[kind].table);
}

export interface TrashRow {
  id: string;
  kind: TrashKind;
  name: string;
  deleted_at: Date;
  deleted_by_name: string;
}

/** Locked in the order of their ids, so that two such changes can't deadlock. */
function locked(kind: TrashKind, ids: readonly string[], where: RawBuilder<boolean>) {
  return sql`select id from ${tableOf(kind)}
    where id = any(${ids}::uuid[]) and ${where} order by id for update`;
}

/** Returns the ids of those that existed. */
export async function moveToTrash(
  db: Db,
  kind: TrashKind,
  { ids, by, at }: { ids: readonly string[]; by: { id: string | null; name: string }; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with doomed as (${locked(kind, ids, sql`deleted_at is null`)})
    update ${tableOf(kind)} as moved
    set deleted_at = ${at}, deleted_by = ${by.id}, deleted_by_name = ${by.name}
    from doomed where moved.id = doomed.id
    returning moved.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Latest first. `total` counts the matches on every page. */
export async function listTrash(
  db: Db,
  { kinds: wanted, search }: { kinds: readonly TrashKind[]; search?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TrashRow[]; total: number }> {
  if (wanted.length === 0) return { rows: [], total: 0 };
  const found = sql.join(
    wanted.map((kind) => selectTrashed(kind, search)),
    sql` union all `,
  );
  const { rows } = await sql<{ total: number } & Partial<TrashRow>>`
    with found as (${found})
    select counted.total, page.* from (select count(*) as total from found) as counted
    left join (
      select * from found order by deleted_at desc, id desc limit ${limit} offset ${offset}
    ) as page on true
    order by page.deleted_at desc, page.id desc
  `.execute(db);
  return { rows: rows.filter(isFound), total: rows[0]?.total ?? 0 };
}

/** A page past the end is a single row that only carries the count. */
function isFound<Row extends Partial<TrashRow>>(row: Row): row is Row & TrashRow {
  return row.id !== undefined && row.id !== null;
}

function selectTrashed(kind: TrashKind, search: string | undefined): RawBuilder<unknown> {
  const name = sql.ref(trash[kind].nameColumn);
  const conditions = [
    sql`deleted_at is not null`,
    ...containsWords(sql`searchable(${name})`, search),
  ];
  return sql`select id, ${sql.lit(kind)} as kind, ${name} as name, deleted_at, deleted_by_name
    from ${tableOf(kind)} where ${sql.join(conditions, sql` and `)}`;
}

interface Wanted {
  kinds: readonly TrashKind[];
  ids: readonly string[];
}

/** Only of these kinds. Returns how many there were. */
export function restoreFromTrash(db: Db, { kinds: wanted, ids }: Wanted): Promise<number> {
  return forEachKind(wanted, async (kind) => {
    const { numAffectedRows = 0n } = await sql`
      with found as (${locked(kind, ids, sql`deleted_at is not null`)})
      update ${tableOf(kind)} as restored
      set deleted_at = null, deleted_by = null, deleted_by_name = null
      from found where restored.id = found.id
    `.execute(db);
    return numAffectedRows;
  });
}

/** Permanently. Returns how many there were. */
export function deleteFromTrash(db: Db, { kinds: wanted, ids }: Wanted): Promise<number> {
  return forEachKind(wanted, async (kind) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${tableOf(kind)}
      where id = any(array(${locked(kind, ids, sql`deleted_at is not null`)}))
    `.execute(db);
    return numAffectedRows;
  });
}

/** Permanently deletes everything moved there until then. Returns how many there were. */
export function emptyTrash(
  db: Db,
  { kinds: wanted, deletedUntil }: { kinds: readonly TrashKind[]; deletedUntil: Date },
): Promise<number> {
  return forEachKind(wanted, async (each) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${tableOf(each)} where deleted_at <= ${deletedUntil}
    `.execute(db);
    return numAffectedRows;
  });
}

async function forEachKind(
  each: readonly TrashKind[],
  change: (kind: TrashKind) => Promise<bigint>,
): Promise<number> {
  let total = 0;
  for (const kind of each) total += Number(await change(kind));
  return total;
}
