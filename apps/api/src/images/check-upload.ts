import { AppError } from "@before-ten/contracts/shared/errors";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { openImage } from "./image-pipeline.ts";

/** WebP's limit for either side. */
const maxSidePixels = 16_383;

/**
 * The bytes of an uploaded image if they begin like one; its name and declared type are ignored.
 * @throws AppError BAD_REQUEST
 */
export async function checkUpload(bytes: Buffer): Promise<Buffer> {
  // The library reads a dozen more formats, some of which can do more than hold an image: they are
  // refused before.
  const format = formatOf(bytes);
  if (format === undefined) throw invalidImage();
  const image = format === "png" ? withoutPngTexts(bytes) : bytes;
  if (image === undefined) throw invalidImage();
  await checkHeader(image, format);
  return image;
}

export function invalidImage(cause?: unknown): AppError {
  return new AppError("BAD_REQUEST", imageMessages.invalid, { cause });
}

/** Without decoding: an image that would expand to gigabytes costs no more than any other. */
async function checkHeader(bytes: Buffer, format: UploadFormat): Promise<void> {
  const header = await openImage(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw invalidImage(cause);
    });
  if (header.format !== format) throw invalidImage();
  if (Math.max(header.width, header.height) > maxSidePixels) throw invalidImage();
}

type UploadFormat = "jpeg" | "png" | "webp";

function formatOf(bytes: Buffer): UploadFormat | undefined {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\xFF\xD8\xFF")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1A\n")) return "png";
  if (/^RIFF.{4}WEBP$/s.test(start)) return "webp";
  return undefined;
}

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
function withoutPngTexts(png: Buffer): Buffer | undefined {
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
