/** A Zstandard frame without content, with its checksum. */
const emptyFrame = Buffer.from("28b52ffd240001000099e9d851", "hex");

/**
 * Leaves out an empty frame at the end. Node writes one if data is still queued when the stream
 * ends (nodejs/node#66078), and fails to read it if it begins in one chunk and ends in the next.
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
