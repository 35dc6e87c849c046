import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { expect, it } from "vitest";
import { withoutEmptyFrame } from "./read-archive.ts";

/** How many bytes of a file Node reads at once. */
const chunkBytes = 65_536;

/** Compresses; the second write is still queued when the stream ends. */
function compress(content: Buffer): Promise<Buffer> {
  const stream = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  stream.write(content.subarray(0, 1_000));
  stream.end(content.subarray(1_000));
  return buffer(stream);
}

it("reads a file whose last frame begins in one chunk and ends in the next", async () => {
  const ends = new Set<number>();
  for (let more = 0; more < 40; more += 1) {
    // Random bytes can't be compressed, so one byte more makes the file one byte longer.
    const content = randomBytes(2 * chunkBytes - 40 + more);
    const file = await compress(content);
    ends.add(file.length - 2 * chunkBytes);
    const unpacked = createZstdDecompress();
    const chunks = [0, 1, 2].map((at) => file.subarray(at * chunkBytes, (at + 1) * chunkBytes));
    const [read] = await Promise.all([
      buffer(unpacked),
      pipeline(Readable.from(chunks), withoutEmptyFrame, unpacked),
    ]);
    expect(read.equals(content)).toBe(true);
  }
  expect([...ends]).toEqual(expect.arrayContaining([1, 6, 12]));
});
