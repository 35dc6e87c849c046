import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";

interface Size {
  width: number;
  height: number;
}

/** A single colour: red by default. */
export function plainImage({ width, height }: Size, background = "#C2255C") {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A PNG of a few bytes that claims to be this large. */
export function pngBomb({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, red green blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1A\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Eight megabytes of text as a PNG chunk of eight kilobytes. */
export function textBomb(): Buffer {
  return chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), packedText]));
}

const packedText = deflateSync(Buffer.alloc(7_900_000, "A"), { level: 9 });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
