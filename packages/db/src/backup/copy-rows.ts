import { once } from "node:events";
import { type Client, escapeIdentifier } from "pg";
import { from, to } from "pg-copy-streams";
import { type TableName, type TableShape, nameOf } from "./catalog.ts";

const newline = 0x0a;

/** Approximate size of the rows held in memory; more only if a single row is larger. */
const partBytes = 1024 * 1024;

/** The rows of a table in COPY's text format, in chunks that end at a row. */
export async function* readRows(
  client: Client,
  table: Pick<TableShape, "schema" | "name" | "columns">,
): AsyncGenerator<Buffer> {
  const columns = table.columns.map(escapeIdentifier).join(", ");
  // A partitioned table can only be copied through a query.
  const stream = client.query(to(`copy (select ${columns} from ${nameOf(table)}) to stdout`));
  let pieces: Buffer[] = [];
  let bytes = 0;
  let enough = partBytes;
  for await (const piece of bytesOf(stream)) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < enough) continue;
    const text = Buffer.concat(pieces);
    const end = text.lastIndexOf(newline) + 1;
    if (end > 0) yield text.subarray(0, end);
    pieces = [text.subarray(end)];
    bytes = text.length - end;
    enough = Math.max(partBytes, 2 * bytes);
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

export interface RowWriter {
  write: (rows: Buffer) => Promise<void>;
  /** Resolves once PostgreSQL has stored all rows. */
  end: () => Promise<void>;
}

/** Starts filling a table with rows in COPY's text format. */
export function writeRows(
  client: Client,
  table: TableName & { columns: readonly string[] },
): RowWriter {
  const columns = table.columns.map(escapeIdentifier).join(", ");
  const stream = client.query(from(`copy ${nameOf(table)} (${columns}) from stdin`));
  // Rejects with the first error.
  const finished = once(stream, "finish");
  // Errors reach the callers of `write` and `end`.
  finished.catch(() => undefined);
  stream.on("error", () => undefined);
  return {
    async write(rows) {
      const { promise, resolve } = Promise.withResolvers<void>();
      stream.write(rows, (error) => {
        if (error == null) resolve();
      });
      await Promise.race([promise, finished]);
    },
    async end() {
      stream.end();
      await finished;
    },
  };
}

async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const piece of stream) {
    if (!(piece instanceof Buffer)) throw new TypeError("COPY gives bytes");
    yield piece;
  }
}
