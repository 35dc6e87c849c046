import { importLengths } from "@before-ten/contracts/imports/rules";

/** A row's text; it has several lines if a cell has. */
export interface TextRecord {
  text: string;
  /** It is too long, or a quotation mark isn't closed: then only the first line is taken. */
  isBroken: boolean;
}

/**
 * Puts lines together to records. A record whose quotation mark isn't closed ends with its first
 * line, so that it doesn't swallow the rows behind it.
 */
export class RecordSplitter {
  readonly #separator: string;
  #open: string[] = [];
  #openLength = 0;

  constructor(separator: string) {
    this.#separator = separator;
  }

  /** The records that are complete with this line. */
  push(line: string): TextRecord[] {
    const isInside = this.#open.length > 0;
    if (!isInside && line.length > importLengths.record) return [{ text: line, isBroken: true }];
    const { endsInside, isStray } = this.#scan(line, isInside);
    this.#open.push(line);
    this.#openLength += line.length;
    if (isInside && isStray) return this.#breakFirst();
    if (endsInside) return this.#openLength > importLengths.record ? this.#breakFirst() : [];
    const text = this.#open.join("\n");
    this.#clear();
    return [{ text, isBroken: false }];
  }

  /** The records of the lines that are left at the end of the file. */
  end(): TextRecord[] {
    const records: TextRecord[] = [];
    while (this.#open.length > 0) records.push(...this.#breakFirst());
    return records;
  }

  #breakFirst(): TextRecord[] {
    const [first = "", ...rest] = this.#open;
    this.#clear();
    return [{ text: first, isBroken: true }, ...rest.flatMap((line) => this.push(line))];
  }

  #clear(): void {
    this.#open = [];
    this.#openLength = 0;
  }

  /**
   * Whether the line ends inside a cell in quotation marks, and whether another one begins inside
   * of it: text that belongs to the cell has its quotation marks doubled.
   */
  #scan(line: string, startsInside: boolean): { endsInside: boolean; isStray: boolean } {
    let isInside = startsInside;
    let isStray = false;
    for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) {
      const before = line.slice(0, at).trimEnd();
      const atStart = before === "" ? at === 0 || !isInside : before.endsWith(this.#separator);
      const behind = line.slice(at + 1).trimStart();
      const atEnd = behind === "" || behind.startsWith(this.#separator);
      if (!isInside) isInside = atStart;
      else if (line.charAt(at + 1) === '"') at += 1;
      else if (atEnd) isInside = false;
      else isStray ||= atStart;
    }
    return { endsInside: isInside, isStray };
  }
}
