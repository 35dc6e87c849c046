import { refusedFates } from "@before-ten/contracts/imports/rules";
import type { Db } from "@before-ten/db/client";
import { findImport } from "@before-ten/db/queries/imports/imports";
import { readRefusedRows } from "@before-ten/db/queries/imports/import-rows";
import type { Deps } from "../../deps.ts";
import { csvLine } from "../../http/csv.ts";
import { type ImportKey, requireImport } from "./imports.service.ts";

/**
 * A file of the rows that weren't imported, as plain data that the guarded procedure can return.
 */
export interface RefusedRowsFile {
  importId: string;
  fileName: string;
  /** The column names, if the file has them. */
  names: string[];
  /** Number of columns. */
  width: number;
}

/** Without it, spreadsheets assume their own legacy encoding. */
const byteOrderMark = "\uFEFF";
const reasonName = "Why not";

export async function planRefusedRows(
  { db }: Pick<Deps, "db">,
  key: ImportKey,
): Promise<RefusedRowsFile> {
  const { id, mapping, head } = await requireImport(key, (each) => findImport(db, each));
  const names = mapping?.hasNames === true ? (head[0] ?? []) : [];
  return {
    importId: id,
    fileName: `not-imported-${id}.csv`,
    names,
    width: mapping?.columns.length ?? 0,
  };
}

/**
 * The rows as they were sent, each followed by the reason, so that corrected ones can be sent
 * again.
 */
export async function* writeRefusedRows(
  { db }: { db: Db },
  { importId, names, width }: RefusedRowsFile,
): AsyncGenerator<string> {
  const padded = (cells: readonly string[]) =>
    Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index] ?? "");
  let head = byteOrderMark + (names.length > 0 ? csvLine([...padded(names), reasonName]) : "");
  for await (const rows of readRefusedRows(db, importId, refusedFates)) {
    const lines = rows.map(({ cells, sentence }) => csvLine([...padded(cells), sentence ?? ""]));
    yield head + lines.join("");
    head = "";
  }
  if (head !== "") yield head;
}
