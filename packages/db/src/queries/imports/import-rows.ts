import { type ImportFate, importFates, noticedFates } from "@before-ten/contracts/imports/rules";
import type { Db } from "../../client.ts";
import { countRows } from "../shared/count-rows.ts";

/** The rows of a file, each with its fate. */

export type ImportRowRecord = Awaited<ReturnType<typeof listImportRows>>["rows"][number];

/** In the file's order. `total` counts the rows on all pages. */
export async function listImportRows(
  db: Db,
  { importId, fate }: { importId: string; fate: ImportFate | "noticed" | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const fates = fate === undefined ? importFates : fate === "noticed" ? noticedFates : [fate];
  const rows = db
    .selectFrom("import_rows")
    .where("import_id", "=", importId)
    .where("fate", "in", fates)
    .$if(fate === "noticed", (query) => query.where("sentence", "is not", null));
  const total = await countRows(rows);
  const page = await rows
    .select(["row_number", "label", "fate", "sentence", "entity_id"])
    .orderBy("row_number")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: page, total };
}

const batchSize = 1_000;

/** Rows with these fates as they are in the file, in batches. */
export async function* readRefusedRows(db: Db, importId: string, fates: readonly ImportFate[]) {
  let behind = 0;
  for (;;) {
    const rows = await db
      .selectFrom("import_rows")
      .select(["row_number", "cells", "sentence"])
      .where("import_id", "=", importId)
      .where("fate", "in", fates)
      .where("row_number", ">", behind)
      .orderBy("row_number")
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    behind = last.row_number;
  }
}

/** How many of an import's rows, up to one, created something. */
export function countNewRows(db: Db, importId: string, last: number): Promise<number> {
  return countRows(
    db
      .selectFrom("import_rows")
      .where("import_id", "=", importId)
      .where("row_number", "<=", last)
      .where("fate", "=", "new"),
  );
}
