import type { ImportedEvent } from "@before-ten/contracts/imports/input";
import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Rows of events. */

/** A parsed row of the file. */
export interface ReadEventRow {
  row: number;
  /** The event's id, if it is a new one. */
  id: string;
  label: string;
  cells: string[];
  /** Undefined if it is invalid; `sentence` says why, or what is read otherwise than written. */
  event: ImportedEvent | undefined;
  /** The name of the event's place. */
  place: string;
  sentence?: string | undefined;
}

/**
 * Stores rows with their fates: an event with the same name, day and place counts as the same,
 * whether in an earlier row or already stored.
 */
export async function insertEventRows(
  trx: Db,
  importId: string,
  rows: readonly ReadEventRow[],
): Promise<void> {
  const [sameBefore, sameBehind] = messages.sameEvent("\0").split("\0");
  await sql`
    with sent as (
      select row, id, label, cells, event, sentence, place,
        lower(event ->> 'eventName') as name, (event ->> 'startDate')::date as day,
        lower(event ->> 'eventName') || '|' || (event ->> 'startDate') || '|' || lower(place)
          as identity
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (row integer, id uuid, label text, cells text[], event jsonb, sentence text,
          place text)
    ), placed as (
      select sent.*,
        coalesce(
          (select min(row_number) from import_rows
            where import_id = ${importId} and identity = sent.identity),
          min(row) over (partition by identity)
        ) as first_row,
        exists (
          select from events where start_date = day and lower(event_name) = name
            and lower(location_label) = lower(place)
        ) as is_there,
        event is not null and coalesce(current_setting('reach.countries', true), '') <> ''
          and place_in_reach(event ->> 'country', event -> 'location', place) is not true
          as is_elsewhere
      from sent
    ), judged as (
      select *, case
        when event is null or is_elsewhere then 'invalid'
        when first_row < row or is_there then 'duplicate'
        else 'new'
      end as fate from placed
    )
    insert into import_rows
      (import_id, row_number, fate, sentence, label, identity, cells, data, entity_id)
    select ${importId}, row, fate::import_fate, case
        when is_elsewhere then ${messages.elsewhere}
        when fate in ('invalid', 'new') then sentence
        when fate = 'duplicate' and is_there then ${messages.eventThere}
        when fate = 'duplicate' then ${sameBefore} || first_row || ${sameBehind ?? ""}
      end, label, identity, cells, event, case when fate = 'new' then id end
    from judged
  `.execute(trx);
}

/**
 * Leaves out new rows of a batch whose event exists by now, created by hand or from another file
 * since the dry run. Imports of events do this in turn until the end of the transaction, so that
 * two concurrent files don't create an event twice.
 */
export async function leaveEventsMadeMeanwhile(
  trx: Db,
  importId: string,
  { behind, last }: { behind: number; last: number },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('before-ten event imports'))`.execute(trx);
  await sql`
    update import_rows set fate = 'left', sentence = ${messages.eventThere}, entity_id = null
    where import_id = ${importId} and row_number > ${behind} and row_number <= ${last}
      and fate = 'new' and exists (
        select from events where start_date = (data ->> 'startDate')::date
          and lower(event_name) || '|' || (data ->> 'startDate') || '|' || lower(location_label)
            = identity
      )
  `.execute(trx);
}

/** The rows of a batch to create events from. `data` still has to be parsed. */
export function listNewEventRows(
  trx: Db,
  importId: string,
  { behind, last }: { behind: number; last: number },
) {
  return trx
    .selectFrom("import_rows")
    .select(["entity_id as id", "data"])
    .where("import_id", "=", importId)
    .where("row_number", ">", behind)
    .where("row_number", "<=", last)
    .where("fate", "=", "new")
    .orderBy("row_number")
    .execute();
}

/** The values of the series column that several new rows of a file have. */
export async function listImportedSeries(trx: Db, importId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select data ->> 'series' as key from import_rows
    where import_id = ${importId} and fate = 'new' and data ? 'series'
    group by 1 having count(*) > 1
  `.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Moves the events an import created to the trash, up to a row; events already there stay as they
 * are. Returns how many it moved.
 */
export async function trashImportedEvents(
  trx: Db,
  importId: string,
  { merged, author, at }: { merged: number; author: { id: string | null; name: string }; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("all_events")
    .set({ deleted_at: at, deleted_by: author.id, deleted_by_name: author.name })
    .where("deleted_at", "is", null)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("import_rows")
        .select("entity_id")
        .where("import_id", "=", importId)
        .where("fate", "=", "new")
        .where("row_number", "<=", merged),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
