import { importMessages as messages } from "@before-ten/contracts/imports/messages";
import {
  importHeadRows,
  maxCalendarBytes,
  maxImportColumns,
  maxImportRows,
} from "@before-ten/contracts/imports/rules";
import type { Db } from "@before-ten/db/client";
import {
  type ImportRecord,
  deleteImportFile,
  endImport,
  insertImportPart,
  readImportFile,
  setImportHead,
} from "@before-ten/db/queries/imports/imports";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { WorkerError } from "../../workers/worker-process.ts";
import { countTitleRows, guessMapping } from "./guess-mapping.ts";
import type { ReadCalendarInput } from "./calendar/read-calendar.task.ts";
import {
  BrokenTableError,
  type TableRow,
  guessSeparator,
  readTable,
} from "../../tables/read-table.ts";
import { type TextEncoding, detectEncoding, readText } from "../../tables/read-text.ts";

const module = new URL("calendar/read-calendar.task.ts", import.meta.url).href;
const readWithinMs = 10_000;
/** Rows above the columns' names, such as a title and a date. */
const mostTitleRows = 10;
/** Characters used to guess the separator. */
const sampleLength = 32 * 1024;

const tableSchema = z.array(z.array(z.string())).optional();

type Tools = Pick<Deps, "clock" | "workers">;

/**
 * Examines a complete file and guesses its columns. A file that can't be imported ends the import,
 * with a sentence.
 */
export async function readHead(
  { clock, workers }: Tools,
  trx: Db,
  record: ImportRecord,
): Promise<void> {
  const { id, kind, file_name: fileName } = record;
  const fail = (error: string) => endImport(trx, id, { state: "failed", error, at: clock.now() });
  let encoding = await detectEncoding(readImportFile(trx, id));
  if (encoding === undefined) return fail(messages.notText);
  const sample = await beginningOf(readText(readImportFile(trx, id), encoding));
  if (/\.ics$/i.test(fileName) || /^\s*BEGIN:VCALENDAR/i.test(sample)) {
    if (kind !== "events") return fail(messages.calendarOnlyForEvents);
    if (record.file_bytes > maxCalendarBytes) return fail(messages.calendarTooLarge);
    const text = await calendarText(trx, id, encoding);
    const today = clock.now().toISOString().slice(0, 10);
    const table = await readCalendar({ workers }, { text, today });
    if (table === undefined) return fail(messages.calendarBroken);
    await replaceFile(trx, id, { table, at: clock.now() });
    encoding = "utf-8";
    return setHead(trx, record, { encoding, separator: ",", at: clock.now() });
  }
  return setHead(trx, record, { encoding, separator: guessSeparator(sample), at: clock.now() });
}

async function setHead(
  trx: Db,
  { id, kind }: ImportRecord,
  { encoding, separator, at }: { encoding: TextEncoding; separator: string; at: Date },
): Promise<void> {
  const fail = (error: string) => endImport(trx, id, { state: "failed", error, at });
  const first: TableRow[] = [];
  try {
    for await (const row of readTable(readText(readImportFile(trx, id), encoding), separator)) {
      first.push(row);
      if (first.length === importHeadRows + mostTitleRows) break;
    }
  } catch (error) {
    if (error instanceof BrokenTableError) return fail(messages.rowBroken(error.row));
    throw error;
  }
  if (first.length === 0) return fail(messages.noRows);
  const titles = countTitleRows(
    kind,
    first.slice(0, mostTitleRows + 1).map(({ cells }) => cells),
  );
  const head = first.slice(titles).filter(({ isBroken }) => !isBroken);
  const rows = head.slice(0, importHeadRows).map(({ cells }) => cells);
  if (rows.some((row) => row.length > maxImportColumns)) return fail(messages.tooManyColumns);
  const firstRow = first[titles]?.row ?? 1;
  await setImportHead(trx, id, {
    rows,
    encoding,
    separator,
    mapping: { ...guessMapping(kind, rows), firstRow },
    at,
  });
}

/** A calendar is converted to a table once, and then handled like one. */
async function readCalendar(
  { workers }: Pick<Deps, "workers">,
  calendar: Pick<ReadCalendarInput, "text" | "today">,
): Promise<string[][] | undefined> {
  const input: ReadCalendarInput = { ...calendar, most: maxImportRows.events };
  try {
    return tableSchema.parse(await workers.run({ module, input, withinMs: readWithinMs }));
  } catch (error) {
    // A file that crashes its worker, or takes too long, isn't accepted as a calendar.
    if (error instanceof WorkerError) return undefined;
    throw error;
  }
}

async function replaceFile(
  trx: Db,
  importId: string,
  { table, at }: { table: string[][]; at: Date },
): Promise<void> {
  await deleteImportFile(trx, importId);
  const content = Buffer.from(table.map((row) => row.map(csvCellOf).join(",")).join("\r\n"));
  await insertImportPart(trx, { importId, firstByte: 0, content, at });
}

/** Without the protection against spreadsheet formulas, because we read it again ourselves. */
function csvCellOf(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

async function beginningOf(texts: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of texts) {
    text += piece;
    if (text.length >= sampleLength) break;
  }
  if (text.length < sampleLength) return text;
  const cut = text.slice(0, sampleLength);
  return cut.slice(0, cut.lastIndexOf("\n") + 1) || cut;
}

/**
 * A calendar's lines may be folded between the bytes of a letter (RFC 5545, 3.1), so that the file
 * isn't UTF-8 until they are unfolded.
 */
async function calendarText(trx: Db, id: string, encoding: TextEncoding): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of readImportFile(trx, id)) parts.push(part);
  if (encoding !== "windows-1252") return textOf(parts, encoding);
  // Latin-1 keeps each byte as one character.
  const unfolded = Buffer.concat(parts)
    .toString("latin1")
    .replaceAll(/\r?\n[ \t]/g, "");
  const bytes = [Buffer.from(unfolded, "latin1")];
  return textOf(bytes, (await detectEncoding(inTurn(bytes))) ?? encoding);
}

async function textOf(parts: readonly Buffer[], encoding: TextEncoding): Promise<string> {
  let text = "";
  for await (const piece of readText(inTurn(parts), encoding)) text += piece;
  return text;
}

async function* inTurn(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* parts;
}
