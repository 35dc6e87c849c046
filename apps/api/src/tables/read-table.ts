import { importLengths } from "@before-ten/contracts/imports/rules";
import { CsvError, type Options, parse } from "csv-parse/sync";
import { RecordSplitter, type TextRecord } from "./table-records.ts";

const separators = [",", ";", "\t", "|"] as const;

/** With this many broken rows, the rest of a file would be a guess. */
const mostBroken = 100;
const parsedAtOnce = 200;

/** Too many rows can't be read. */
export class BrokenTableError extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`Row ${row} can't be read`);
    this.name = "BrokenTableError";
    this.row = row;
  }
}

export interface TableRow {
  /** Numbered as in a spreadsheet, from 1; empty rows count but are left out. */
  row: number;
  cells: string[];
  /** It can't be divided into cells: a quotation mark isn't closed, or it is too long. */
  isBroken: boolean;
}

const guessRows = 20;

/** Lenient about other programs' CSV: stray quotes, rows of any length. */
const options = {
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: importLengths.record * 2,
  record_delimiter: "\n",
  trim: true,
} satisfies Options;

/** Spreadsheets begin a file with `sep=;` to name its separator; it is no row. */
const separatorLine = /^\uFEFF?sep=(.)\s*$/i;

/**
 * The separator: the one the file names, or else the character that gives most of the first rows
 * the same number of cells.
 */
export function guessSeparator(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  const [, named] = separatorLine.exec(lines[0] ?? "") ?? [];
  if (named !== undefined) return named;
  const scores = separators.map((separator) => {
    const splitter = new RecordSplitter(separator);
    const records = [...lines.flatMap((line) => splitter.push(line)), ...splitter.end()]
      .filter((record) => !record.isBroken && record.text.trim() !== "")
      .slice(0, guessRows);
    const rows = cellsOf(records, separator).filter((row) => row !== undefined);
    const widths = Map.groupBy(rows, (row) => row.length);
    // Titles above the table are narrower than the table.
    const [width, alike] = [...widths].toSorted(
      ([, one], [, other]) => other.length - one.length,
    )[0] ?? [0, []];
    return { separator, score: width > 1 ? (alike.length / rows.length) * 100 + width : 0 };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best?.separator ?? ",";
}

/** @throws BrokenTableError */
export async function* readTable(
  texts: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<TableRow> {
  const splitter = new RecordSplitter(separator);
  let row = 0;
  let broken = 0;
  let waiting: TextRecord[] = [];
  function* parsed(): Generator<TableRow> {
    const records = waiting;
    waiting = [];
    for (const [index, cells] of cellsOf(records, separator).entries()) {
      row += 1;
      if (cells === undefined) {
        broken += 1;
        if (broken > mostBroken) throw new BrokenTableError(row);
        const text = (records[index]?.text ?? "").slice(0, importLengths.fallback);
        yield { row, cells: [text], isBroken: true };
      } else if (cells.some((cell) => cell !== "")) yield { row, cells, isBroken: false };
    }
  }
  let isFirst = true;
  for await (const line of linesOf(texts)) {
    const isNoRow = isFirst && separatorLine.test(line);
    isFirst = false;
    if (!isNoRow) waiting.push(...splitter.push(line));
    if (waiting.length >= parsedAtOnce) yield* parsed();
  }
  waiting.push(...splitter.end());
  yield* parsed();
}

async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of texts) {
    rest += text;
    // A carriage return at the end may be half of a line break.
    const ends = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
    const lines = ends.split(/\r\n|\n|\r/);
    const last = lines.pop() ?? "";
    yield* lines;
    // A line without an end isn't kept whole: one character more says that it is too long.
    rest = (last + rest.slice(ends.length)).slice(0, importLengths.record + 1);
  }
  if (rest !== "") yield* rest.replace(/\r$/, "").split(/\r\n|\n|\r/);
}

/** The cells of each record; undefined if it can't be divided into cells. */
function cellsOf(records: readonly TextRecord[], delimiter: string): (string[] | undefined)[] {
  const texts = records.map(({ text, isBroken }) => (isBroken ? "" : text));
  const rows = parsedTexts(texts, delimiter);
  const isWhole = rows?.length === texts.length;
  // The parser takes other lines for one row than we do, or refuses one: each is parsed alone.
  const cells = isWhole
    ? rows
    : texts.map((text) => parsedTexts([text], delimiter)?.concat([[]])[0]);
  return cells.map((row, index) => (records[index]?.isBroken === true ? undefined : row));
}

function parsedTexts(texts: readonly string[], delimiter: string): string[][] | undefined {
  try {
    const rows: unknown[] = parse(texts.join("\n"), { ...options, delimiter, bom: true });
    return rows.map((row) => (Array.isArray(row) ? row.map(String) : []));
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
