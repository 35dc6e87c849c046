import type { IncomingMessage } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutboundError } from "./outbound-error.ts";

const decoders: Record<string, () => Transform> = {
  "": () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A page's encoding is declared in its first bytes. */
const declaredWithin = 1_024;

interface Limit {
  /** Counts decompressed bytes, so that a small body can't become a large one. */
  maxBytes: number;
  /** The rest isn't read; otherwise a larger body is an error. */
  isCut?: boolean;
}

/**
 * Reads a body as text.
 * @throws OutboundError "too large"; otherwise whatever the stream throws
 */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, isCut = false }: Limit,
): Promise<string> {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  const createDecoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  if (createDecoder === undefined) {
    response.destroy();
    throw new OutboundError("unreachable", "with an unknown compression");
  }
  const decoder = createDecoder();
  response.once("error", (error) => decoder.destroy(error));
  response.pipe(decoder);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of decoder) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= maxBytes) continue;
      if (isCut) break;
      throw new OutboundError("too large", `above ${maxBytes} bytes`);
    }
  } finally {
    // `pipeline` would wait for a decoder busy with the rest.
    response.destroy();
    decoder.destroy();
  }
  return decodeText(
    Buffer.concat(chunks).subarray(0, maxBytes),
    response.headers["content-type"] ?? "",
  );
}

/** By the header's charset, else the page's own, else as UTF-8. */
function decodeText(body: Buffer, contentType: string): string {
  const head = body.subarray(0, declaredWithin).toString("latin1");
  const [, label] =
    /charset=["']?([\w-]+)/i.exec(contentType) ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ??
    [];
  try {
    return new TextDecoder(label ?? "utf-8").decode(body);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder().decode(body);
  }
}
