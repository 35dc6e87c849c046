const signatureBytes = 8;
/** Length and type before a chunk's data, a checksum after it. */
const frameBytes = 12;

/** What says how the image looks: pixels, transparency, colours, and which side is up. */
const kept = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP eXIf".split(" "));

/**
 * A PNG with nothing but its image. Texts in it may be compressed, each a thousand times, and the decoder keeps them
 * all: 150 kilobytes of them take a gigabyte. Undefined when it isn't made of chunks, or ends early.
 */
export function withoutPngTexts(png: Buffer): Buffer | undefined {
  const parts = [png.subarray(0, signatureBytes)];
  let profiles = 0;
  for (let start = signatureBytes; start + frameBytes <= png.length;) {
    const end = start + frameBytes + png.readUInt32BE(start);
    if (end > png.length) return undefined;
    const type = png.toString("latin1", start + 4, start + 8);
    // There is one at most; each more would be unpacked for nothing.
    if (type === "iCCP") profiles += 1;
    if (kept.has(type) && (type !== "iCCP" || profiles === 1)) parts.push(png.subarray(start, end));
    if (type === "IEND") return Buffer.concat(parts);
    start = end;
  }
  return undefined;
}
