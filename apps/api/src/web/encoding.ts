import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Higher levels cost more milliseconds than they save on the wire. */
const brotliQuality = 5;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Of what the client accepts, the smallest. A browser always sends the same few headers; `q` only matters when it is zero. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : "identity";
}

export async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return compressGzip(bytes);
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function accepts(header: string, encoding: string): boolean {
  return header
    .toLowerCase()
    .split(",")
    .some((part) => {
      const [name, ...parameters] = part.split(";").map((each) => each.trim());
      return name === encoding && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
    });
}
