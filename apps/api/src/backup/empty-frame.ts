/** A frame of Zstandard that holds nothing, with its checksum. */
const emptyFrame = Buffer.from("28b52ffd240001000099e9d851", "hex");

/**
 * Leaves the empty frame at the end out. Node writes one if it still compresses when it is told of
 * the end, and can't read one that two chunks of a file share (nodejs/node#66078).
 */
export async function* withoutEmptyFrame(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let last = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([last, chunk]);
    const end = Math.max(0, bytes.length - emptyFrame.length);
    if (end > 0) yield bytes.subarray(0, end);
    last = bytes.subarray(end);
  }
  if (!last.equals(emptyFrame)) yield last;
}
