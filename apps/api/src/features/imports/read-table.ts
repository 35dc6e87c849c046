import { Readable, pipeline } from "node:stream";
import { importLengths } from "@before-ten/contracts/imports/rules";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseAll } from "csv-parse/sync";

const separators = [",", ";", "\t", "|"] as const;

/** A row that can't be parsed stops the reading, because everything after it would be a guess. */
export class BrokenTableError extends Error {
  readonly row: number;

  constructor(row: number, options: ErrorOptions) {
    super(`Row ${row} can't be read`, options);
    this.name = "BrokenTableError";
    this.row = row;
  }
}

export interface TableRow {
  /** Numbered as in a spreadsheet, from 1; empty rows count but are left out. */
  row: number;
  cells: string[];
}

const guessRows = 20;

/** Lenient about other programs' CSV: stray quotes, rows of any length. */
const options = {
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: importLengths.record,
  trim: true,
} satisfies Options;

/** The separator: the character that gives most of the first rows the same number of cells. */
export function guessSeparator(text: string): string {
  const scores = separators.map((separator) => {
    const rows = firstRows(text, separator);
    const width = rows[0]?.length ?? 0;
    const alike = rows.filter((row) => row.length === width).length;
    return { separator, score: width > 1 ? (alike / rows.length) * 100 + width : 0 };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best?.separator ?? ",";
}

function firstRows(text: string, delimiter: string): string[][] {
  try {
    const rows: unknown[] = parseAll(text, {
      ...options,
      delimiter,
      skip_empty_lines: true,
      to: guessRows,
    });
    return rows.map(textsOf);
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** @throws BrokenTableError */
export async function* readTable(
  texts: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<TableRow> {
  const parser = parse({ ...options, delimiter: separator });
  // Errors surface where the rows are read.
  pipeline(Readable.from(texts), parser, () => undefined);
  const records: AsyncIterable<unknown> = parser;
  let row = 0;
  try {
    for await (const record of records) {
      row += 1;
      const cells = textsOf(record);
      if (cells.some((cell) => cell !== "")) yield { row, cells };
    }
  } catch (error) {
    // The rows before it may not have arrived yet, but the parser knows how many there are.
    if (error instanceof CsvError)
      throw new BrokenTableError(rowsBefore(error) + 1, { cause: error });
    throw error;
  } finally {
    parser.destroy();
  }
}

function rowsBefore(error: CsvError): number {
  return "records" in error && typeof error.records === "number" ? error.records : 0;
}

function textsOf(record: unknown): string[] {
  return Array.isArray(record) ? record.map(String) : [];
}
