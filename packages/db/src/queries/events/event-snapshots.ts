import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { eventColumnNames } from "../editing/field-columns.ts";

/** An event's admin-written columns, as JSON. */
export interface EventSnapshot {
  id: string;
  version: number;
  columns: Record<string, unknown>;
}

export async function readEventSnapshots(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, EventSnapshot>> {
  const { rows } = await sql<EventSnapshot>`
    select id, version, (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(events))
      where key = any(${eventColumnNames})
    ) as columns
    from events where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Restores an event's values of these columns, unless it has changed since `version`. False: it
 * has, or it is gone. A deleted poster isn't restored.
 */
export async function restoreEventSnapshot(
  trx: Db,
  { id, version, columns }: EventSnapshot,
  at: Date,
): Promise<boolean> {
  const { poster_id: poster, ...others } = columns;
  const image =
    typeof poster === "string"
      ? await trx.selectFrom("images").select("id").where("id", "=", poster).executeTakeFirst()
      : poster;
  const restored = image === undefined ? others : columns;
  const isBack = await setColumns(trx, id, { columns: restored, version, at });
  // Changing the status cleared the schedule, so its times are restored after it.
  const { publish_at, take_down_at } = columns;
  const isSettled = isBack && "status" in columns;
  if (isSettled) await setColumns(trx, id, { columns: { publish_at, take_down_at }, at });
  return isBack;
}

async function setColumns(
  trx: Db,
  id: string,
  { columns, version, at }: { columns: EventSnapshot["columns"]; version?: number; at: Date },
): Promise<boolean> {
  const names = Object.keys(columns).filter((name) => eventColumnNames.includes(name));
  if (names.length === 0) return false;
  const refs = sql.join(names.map((name) => sql.ref(name)));
  const { numAffectedRows = 0n } = await sql`
    update events
    set (${refs}, updated_at) = (
      select ${refs}, ${at}::timestamptz
      from jsonb_populate_record(null::events, ${JSON.stringify(columns)}::jsonb)
    )
    where id = ${id} and version = coalesce(${version ?? null}::integer, version)
  `.execute(trx);
  return numAffectedRows > 0n;
}
