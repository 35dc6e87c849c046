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

export type Encoding = "br" | "gzip" | "identity";

/**
 * Of what is compressed once and sent often. Higher levels cost more milliseconds than they save on
 * the wire.
 */
const forMany = { brotli: 5, window: 16 };
/**
 * Used in the background, after the response was sent: 81 KB take 0.2 s and become 16.6 KB instead
 * of 18.3. A phone's first round trip carries 14.6.
 */
const forLong = { brotli: 11, window: 17, gzip: 9 };
/**
 * Of what is sent once: 97 KB take a fifth of a millisecond and become 23 KB, where the level above
 * takes two milliseconds for 19 KB.
 */
const forOne = { brotli: 1, window: 18, gzip: 1 };
const brotliAccepted = accepted("br");
const gzipAccepted = accepted("gzip");
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function acceptsGzip(acceptEncoding = ""): boolean {
  return gzipAccepted.test(acceptEncoding);
}

/** Of what the client accepts, the smallest. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  if (brotliAccepted.test(acceptEncoding)) return "br";
  return acceptsGzip(acceptEncoding) ? "gzip" : "identity";
}

/** As Brotli, on another thread, as it takes a while. */
export async function encodeForMany(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  return withoutRoom(await compressBrotli(bytes, brotliOptions(bytes, forMany)));
}

/** The same text in another encoding, for many. 97 KB take 2 ms as gzip, a third of one plain. */
export function encodeBrotliAs(brotli: Buffer, encoding: Exclude<Encoding, "br">): Buffer {
  const bytes = withoutRoom(brotliDecompressSync(brotli, withEngine));
  return encoding === "gzip" ? withoutRoom(gzipSync(bytes, withEngine)) : bytes;
}

/** The same text as small as it gets, on another thread. */
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

/** At once: to hand it to another thread costs more than the work. */
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

/** With this the result is an object of a `buffer` and an `engine`, whatever its type says. */
const withEngine = { info: true };

/**
 * V8 takes an engine for alive until it collects the whole heap, and with it the room for what came
 * out, up to 64 KB: every three hundred answers to one caller made it do so.
 */
function withoutRoom(result: object): Buffer {
  const engine: object = Reflect.get(result, "engine");
  Reflect.set(engine, "_outBuffer", undefined);
  const buffer: Buffer = Reflect.get(result, "buffer");
  return buffer;
}

/** For what comes out: Node's usual 16 KB would be garbage with every small answer. */
function roomFor(bytes: Buffer): number {
  return Math.max(1024, Math.ceil(bytes.length / 2));
}

/**
 * `window` is log2 of the bytes it looks back. Node counts an encoder's memory as garbage to come:
 * with the usual 4 MB each page costs a collection of the whole heap, and one of pages of this size
 * is hardly smaller for it.
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

/** Named, and not with a `q` of zero. */
function accepted(encoding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${encoding}(?![\\w-])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, "i");
}
