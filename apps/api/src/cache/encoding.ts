import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from "node:zlib";
import { roomFor, withEngine, withoutRoom } from "../tuning/encoder-buffer.ts";

export type Encoding = "br" | "gzip" | "identity";

/** For answers sent often: higher levels cost more time than they save on the wire. */
const forMany = { brotli: 5, window: 16 };
/**
 * Used in the background, after the response was sent: 81 KB take 0.2 s and become 16.6 KB instead
 * of 18.3. A phone's first round trip carries 14.6.
 */
const forLong = { brotli: 11, window: 17, gzip: 9 };
/**
 * For responses sent once: 97 KB take a fifth of a millisecond and become 23 KB, while the next
 * level takes two milliseconds for 19 KB.
 */
const forOne = { brotli: 1, window: 18, gzip: 1 };
const brotliAccepted = accepted("br");
const gzipAccepted = accepted("gzip");
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function acceptsGzip(acceptEncoding = ""): boolean {
  return gzipAccepted.test(acceptEncoding);
}

/** The smallest encoding the client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  if (brotliAccepted.test(acceptEncoding)) return "br";
  return acceptsGzip(acceptEncoding) ? "gzip" : "identity";
}

/** As Brotli, on another thread because it takes a while. */
export async function encodeForMany(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  return withoutRoom(await compressBrotli(bytes, brotliOptions(bytes, forMany)));
}

/** The same text for other clients: 97 KB take 2 ms as gzip, a third of that as plain text. */
export function encodeBrotliAs(brotli: Buffer, encoding: Exclude<Encoding, "br">): Buffer {
  const bytes = withoutRoom(brotliDecompressSync(brotli, withEngine));
  return encoding === "gzip" ? withoutRoom(gzipSync(bytes, withEngine)) : bytes;
}

/** The same text as small as possible, on another thread. */
export async function encodeForLong(
  brotli: Buffer,
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer> {
  const bytes = encodeBrotliAs(brotli, "identity");
  return withoutRoom(
    encoding === "gzip"
      ? await compressGzip(bytes, { ...withEngine, level: forLong.gzip })
      : await compressBrotli(bytes, brotliOptions(bytes, forLong)),
  );
}

/** Synchronous, because handing it to another thread costs more than the work. */
export function encodeForOne(text: string, encoding: Encoding): Buffer {
  const bytes = Buffer.from(text);
  if (encoding === "identity") return bytes;
  const chunkSize = roomFor(bytes);
  return withoutRoom(
    encoding === "gzip"
      ? gzipSync(bytes, { ...withEngine, level: forOne.gzip, chunkSize })
      : brotliCompressSync(bytes, { ...brotliOptions(bytes, forOne), chunkSize }),
  );
}

/**
 * `window` is log2 of the bytes it looks back. Node counts an encoder's memory as future garbage:
 * with the default 4 MB each page would cost a full collection, and pages of this size get hardly
 * any smaller.
 */
function brotliOptions(
  bytes: Buffer,
  { brotli, window }: { brotli: number; window: number },
): BrotliOptions {
  return {
    ...withEngine,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
}

/** Listed, and not with a `q` of zero. */
function accepted(encoding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${encoding}(?![\\w-])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, "i");
}
