import { importFields, isImportField, fieldMayRepeat } from "@before-ten/contracts/imports/fields";
import type { ImportMapping } from "@before-ten/contracts/imports/input";
import { importMessages as messages } from "@before-ten/contracts/imports/messages";
import type {
  Import,
  ImportDetails,
  ImportProgress,
  ImportRow,
} from "@before-ten/contracts/imports/output";
import type { ImportFate, ImportKind, ImportState } from "@before-ten/contracts/imports/rules";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { Db } from "@before-ten/db/client";
import {
  type ImportRecord,
  beginImportCheck,
  beginImportMerge,
  countImportFates,
  endImport,
  findImport,
  findImportForUpdate,
  insertImport,
  insertImportPart,
  listImports as listRecords,
  setImportUndone,
} from "@before-ten/db/queries/imports/imports";
import { trashImportedEvents } from "@before-ten/db/queries/imports/event-rows";
import { listUntouchedSubscribers } from "@before-ten/db/queries/imports/subscriber-rows";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import { countNewRows, listImportRows } from "@before-ten/db/queries/imports/import-rows";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Deps } from "../../deps.ts";
import { presentDetails, presentImport, presentProgress, presentRow } from "./imports.present.ts";
import { readHead } from "./read-head.ts";

type Tools = Pick<Deps, "db" | "clock">;

/** Identifies an import of the kind its caller may access. */
export interface ImportKey {
  id: string;
  kind: ImportKind;
}

interface Author {
  id: string | null;
  name: string;
}

interface Paging {
  page: number;
  limit: number;
}

export async function listImports(
  { db }: Pick<Deps, "db">,
  { kind, page, limit }: Paging & { kind: ImportKind },
): Promise<PageOf<Import>> {
  const { rows, total } = await listRecords(db, kind, { limit, offset: (page - 1) * limit });
  return { items: rows.map(presentImport), pagination: paginate(page, limit, total) };
}

export async function getImport({ db }: Pick<Deps, "db">, key: ImportKey): Promise<ImportDetails> {
  const record = await requireImport(key, (id) => findImport(db, id));
  return presentDetails(record, await countImportFates(db, record.id));
}

export async function listRows(
  { db }: Pick<Deps, "db">,
  { fate, page, limit, ...key }: ImportKey & Paging & { fate: ImportFate | "noticed" | undefined },
): Promise<PageOf<ImportRow>> {
  const record = await requireImport(key, (id) => findImport(db, id));
  const slice = { limit, offset: (page - 1) * limit };
  const { rows, total } = await listImportRows(db, { importId: record.id, fate }, slice);
  const items = rows.map((row) => presentRow(row, record.merged_rows));
  return { items, pagination: paginate(page, limit, total) };
}

/** Creates an import without its file, which is sent in parts by `appendToImport`. */
export async function createImport(
  { db, clock }: Tools,
  sent: { kind: ImportKind; fileName: string; fileBytes: number; author: Author },
): Promise<ImportProgress> {
  const id = uuidv7();
  await insertImport(db, { ...sent, id, at: clock.now() });
  return progressOf(db, { id, kind: sent.kind });
}

/** A part that was already sent is skipped, so that clients can retry after a lost answer. */
export async function appendToImport(
  { db, clock, workers }: Tools & Pick<Deps, "workers">,
  { firstByte, content, ...key }: ImportKey & { firstByte: number; content: string },
): Promise<ImportProgress> {
  const bytes = Buffer.from(content, "base64");
  return inTransaction(db, async (trx) => {
    const record = await requireForUpdate(trx, key);
    const end = firstByte + bytes.length;
    if (end <= record.received_bytes) return progressOf(trx, key);
    requireState(record, ["uploading"]);
    if (firstByte !== record.received_bytes) {
      throw fieldError("CONFLICT", "firstByte", messages.partOutOfPlace);
    }
    if (end > record.file_bytes) throw fieldError("BAD_REQUEST", "content", messages.partTooMuch);
    await insertImportPart(trx, {
      importId: record.id,
      firstByte,
      content: bytes,
      at: clock.now(),
    });
    if (end === record.file_bytes) await readHead({ clock, workers }, trx, record);
    return progressOf(trx, key);
  });
}

/** Begins the dry run, or restarts it with another mapping. */
export async function mapImport(
  { db, clock }: Tools,
  { id, kind, ...mapping }: ImportKey & ImportMapping,
): Promise<ImportProgress> {
  return inTransaction(db, async (trx) => {
    const record = await requireForUpdate(trx, { id, kind });
    requireState(record, ["mapping", "checking", "checked"]);
    requireRightMapping(kind, mapping);
    const { firstRow = 1 } = record.mapping ?? {};
    await beginImportCheck(trx, record.id, { mapping: { ...mapping, firstRow }, at: clock.now() });
    return progressOf(trx, { id, kind });
  });
}

export async function startImport(
  { db, clock }: Tools,
  { author, wording, ...key }: ImportKey & { author: Author; wording: string | null },
): Promise<ImportProgress> {
  return inTransaction(db, async (trx) => {
    const record = await requireForUpdate(trx, key);
    requireState(record, ["checked"]);
    await beginImportMerge(trx, record.id, { author, wording, at: clock.now() });
    return progressOf(trx, key);
  });
}

/** What was imported until then stays. */
export async function cancelImport({ db, clock }: Tools, key: ImportKey): Promise<ImportProgress> {
  return inTransaction(db, async (trx) => {
    const record = await requireForUpdate(trx, key);
    requireState(record, ["uploading", "mapping", "checking", "checked", "running"]);
    await endImport(trx, record.id, { state: "cancelled", at: clock.now() });
    return progressOf(trx, key);
  });
}

/** Moves what it created to the trash; for subscribers, only those unchanged since. */
export async function undoImport(
  { db, clock }: Tools,
  { author, ...key }: ImportKey & { author: Author },
): Promise<{ import: ImportProgress; message: string }> {
  return inTransaction(db, async (trx) => {
    const record = await requireForUpdate(trx, key);
    requireState(record, ["done", "cancelled"]);
    if (record.undone_at !== null) throw new AppError("CONFLICT", messages.notPossible);
    const at = clock.now();
    const moved = { merged: record.merged_rows, author, at };
    const message =
      key.kind === "events"
        ? messages.undone(await trashImportedEvents(trx, record.id, moved))
        : await trashImportedSubscribers(trx, record, { author, at });
    await setImportUndone(trx, record.id, at);
    return { import: await progressOf(trx, key), message };
  });
}

/** Rows of a file per statement, to stay far below the time limit. */
const undoneAtOnce = 5_000;

async function trashImportedSubscribers(
  trx: Db,
  record: ImportRecord,
  { author, at }: { author: Author; at: Date },
): Promise<string> {
  let moved = 0;
  for (let behind = 0; behind < record.merged_rows; behind += undoneAtOnce) {
    const last = Math.min(behind + undoneAtOnce, record.merged_rows);
    const ids = await listUntouchedSubscribers(trx, record.id, { behind, last });
    moved += (await moveToTrash(trx, "subscriber", { ids, by: author, at })).length;
  }
  const made = await countNewRows(trx, record.id, record.merged_rows);
  return messages.subscribersUndone(moved, made - moved);
}

/** Locks the import until the transaction ends. */
function requireForUpdate(trx: Db, key: ImportKey): Promise<ImportRecord> {
  return requireImport(key, (id) => findImportForUpdate(trx, id));
}

function requireState({ state }: ImportRecord, possible: readonly ImportState[]): void {
  if (!possible.includes(state)) throw new AppError("CONFLICT", messages.notPossible);
}

export async function progressOf(db: Db, key: ImportKey): Promise<ImportProgress> {
  const record = await requireImport(key, (id) => findImport(db, id));
  return presentProgress(record, await countImportFates(db, record.id));
}

/** A caller with access to only one kind gets NOT_FOUND for imports of the other. */
export async function requireImport(
  { id, kind }: ImportKey,
  find: (id: string) => Promise<ImportRecord | undefined>,
): Promise<ImportRecord> {
  const record = isUuid(id) ? await find(id) : undefined;
  if (record?.kind !== kind) throw new AppError("NOT_FOUND", messages.notFound);
  return record;
}

function requireRightMapping(kind: ImportKind, { columns, fallbacks }: ImportMapping): void {
  const mapped = columns.filter((field) => field !== null);
  const single = mapped.filter((field) => !fieldMayRepeat(kind, field));
  if (new Set(single).size < single.length) {
    throw fieldError("BAD_REQUEST", "columns", messages.columnTwice);
  }
  const takesFallback = new Set(
    importFields[kind].filter((field) => field.takesFallback).map(({ name }) => name),
  );
  if (
    !mapped.every((field) => isImportField(kind, field)) ||
    !Object.keys(fallbacks).every((field) => takesFallback.has(field))
  ) {
    throw fieldError("BAD_REQUEST", "columns", messages.columnUnknown);
  }
  for (const field of importFields[kind]) {
    const isThere = mapped.includes(field.name) || (fallbacks[field.name] ?? "").trim() !== "";
    if (!field.isRequired || isThere) continue;
    // A start may be date and time in one column.
    if (hasTimeInDay(field.name, mapped)) continue;
    const { columnMissing, fallbackMissing } = messages;
    const message = (field.takesFallback ? fallbackMissing : columnMissing)(field.label);
    throw fieldError("BAD_REQUEST", "columns", message);
  }
}

function hasTimeInDay(field: string, mapped: readonly string[]): boolean {
  return (
    (field === "startTime" && mapped.includes("startDate")) ||
    (field === "endTime" && mapped.includes("endDate"))
  );
}
