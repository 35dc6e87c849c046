export const textEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** How many bytes at the beginning are checked for zeros. */
const lookedAt = 2_048;
/** Size parsed at once, which blocks the event loop for a few milliseconds. */
const pieceBytes = 16 * 1024;
/** First bytes of spreadsheets and documents, which aren't text. */
const otherFiles = ["PK\u0003\u0004", "%PDF", "\u00D0\u00CF\u0011\u00E0"];

/**
 * The encoding of a file: by its first bytes, else UTF-8 if all of it is valid, else what older
 * spreadsheets write. Undefined if it isn't text.
 */
export async function detectEncoding(
  parts: AsyncIterable<Uint8Array>,
): Promise<TextEncoding | undefined> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  let isUtf8 = true;
  for await (const part of parts) {
    if (isFirst) {
      const begins = encodingOfHead(part);
      if (begins !== "unsaid") return begins;
    }
    isFirst = false;
    isUtf8 &&= decodes(utf8, part, { stream: true });
    if (!isUtf8) return "windows-1252";
  }
  return decodes(utf8, new Uint8Array(), { stream: false }) ? "utf-8" : "windows-1252";
}

/** The text of a file, in pieces, without characters PostgreSQL can't store. */
export async function* readText(
  parts: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of parts) {
    for (let at = 0; at < part.length; at += pieceBytes) {
      const piece = part.subarray(at, at + pieceBytes);
      yield withoutZeros(decoder.decode(piece, { stream: true }));
    }
  }
  yield withoutZeros(decoder.decode());
}

function encodingOfHead(head: Uint8Array): TextEncoding | "unsaid" | undefined {
  const [one, two, three] = head;
  if (one === 0xef && two === 0xbb && three === 0xbf) return "utf-8";
  if (one === 0xff && two === 0xfe) return "utf-16le";
  if (one === 0xfe && two === 0xff) return "utf-16be";
  const begins = String.fromCodePoint(...head.subarray(0, 8));
  if (otherFiles.some((magic) => begins.startsWith(magic))) return undefined;
  const looked = head.subarray(0, lookedAt);
  const zeros = [0, 0];
  for (const [index, byte] of looked.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return "unsaid";
  // In UTF-16, Western letters have a zero in every second byte.
  const most = looked.length / 4;
  if (odd > most && even < most / 4) return "utf-16le";
  if (even > most && odd < most / 4) return "utf-16be";
  return undefined;
}

function decodes(
  decoder: InstanceType<typeof TextDecoder>,
  bytes: Uint8Array,
  options: { stream: boolean },
): boolean {
  try {
    decoder.decode(bytes, options);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function withoutZeros(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "") : text;
}
