import type { HistoryKind } from "@before-ten/contracts/history/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface HistoryColumns {
  kind: HistoryKind;
  columns: string[];
}

/** The columns recorded in the history, read from the triggers that write it. */
export async function readHistoryColumns(db: Db): Promise<HistoryColumns[]> {
  const { rows } = await sql<HistoryColumns>`
    select arguments[1] as kind, array_agg(attname::text) as columns
    from pg_trigger
    cross join lateral string_to_array(encode(tgargs, 'escape'), '\\000') as arguments
    join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
    where tgfoid = 'write_history'::regproc and tgname like '%created'
      and attname <> all (arguments[3]::text[] || array['id', 'created_at', 'updated_at',
        'deleted_at', 'deleted_by', 'deleted_by_name', 'version', 'field_versions'])
    group by 1
  `.execute(db);
  return rows;
}
