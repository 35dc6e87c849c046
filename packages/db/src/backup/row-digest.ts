import { hash } from "node:crypto";

const newline = 0x0a;
const bytesOfWord = 4;
const words = 8;
const wordRange = 2 ** 32;

/**
 * Counts a table's rows and computes a 32-byte digest that doesn't depend on their order: the sum
 * of their SHA-256. A restored table returns its rows in another order.
 */
export class RowDigest {
  rows = 0;
  readonly #sum = new Uint32Array(words);

  /** Takes whole rows in COPY's text format, each with its newline. */
  add(text: Buffer): void {
    for (let start = 0; start < text.length;) {
      const end = text.indexOf(newline, start) + 1;
      this.#addRow(text.subarray(start, end));
      start = end;
    }
  }

  get digest(): string {
    return [...this.#sum].map((word) => word.toString(16).padStart(2 * bytesOfWord, "0")).join("");
  }

  #addRow(row: Buffer): void {
    const hashed = hash("sha256", row, "buffer");
    let carry = 0;
    for (let word = words - 1; word >= 0; word -= 1) {
      const sum = (this.#sum[word] ?? 0) + hashed.readUInt32BE(word * bytesOfWord) + carry;
      this.#sum[word] = sum % wordRange;
      carry = sum >= wordRange ? 1 : 0;
    }
    this.rows += 1;
  }
}
