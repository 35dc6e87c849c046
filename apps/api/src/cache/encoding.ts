import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/**
 * Of what is compressed once and sent often. Higher levels cost more milliseconds than they save on
 * the wire.
 */
const brotliQuality = 5;
/**
 * log2 of the bytes it looks back. Node counts an encoder's memory as garbage to come: with the
 * usual 4 MB each page costs a collection of the whole heap, and one of pages of this size is
 * hardly smaller for it.
 */
const brotliWindow = 16;
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

export async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return compressGzip(bytes);
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Named, and not with a `q` of zero. */
function accepted(encoding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${encoding}(?![\\w-])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, "i");
}
