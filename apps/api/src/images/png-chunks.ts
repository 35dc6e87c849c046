const signatureBytes = 8;
/** Bytes around a chunk's data: length and type before it, checksum after it. */
const frameBytes = 12;

/** Chunks that define how the image looks: pixels, transparency, colours, and orientation. */
const copiedTypes = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP eXIf".split(" "));

/**
 * Copies a PNG without its text chunks. Texts may be compressed a thousandfold and the decoder
 * holds them all in memory: 150 kilobytes of them take a gigabyte. Undefined if the file isn't made
 * of chunks or ends early.
 */
export function withoutPngTexts(png: Buffer): Buffer | undefined {
  const parts = [png.subarray(0, signatureBytes)];
  let profiles = 0;
  for (let start = signatureBytes; start + frameBytes <= png.length;) {
    const end = start + frameBytes + png.readUInt32BE(start);
    if (end > png.length) return undefined;
    const type = png.toString("latin1", start + 4, start + 8);
    // At most one is allowed; more would be unpacked for nothing.
    if (type === "iCCP") profiles += 1;
    if (copiedTypes.has(type) && (type !== "iCCP" || profiles === 1))
      parts.push(png.subarray(start, end));
    if (type === "IEND") return Buffer.concat(parts);
    start = end;
  }
  return undefined;
}
