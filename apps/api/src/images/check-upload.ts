import { AppError } from "@before-ten/contracts/shared/errors";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { openImage } from "./image-pipeline.ts";

/** WebP's limit for either side. */
const maxSidePixels = 16_383;
/** A small file may expand to gigabytes. JPEGs are decoded smaller, so that phones' 50 MP fit. */
const maxPixels: Record<UploadFormat, number> = { jpeg: 64e6, png: 40e6, webp: 40e6 };

/**
 * The bytes of an uploaded image if they begin like one; its name and declared type are ignored. An
 * end that is missing is added, as browsers show such images whole.
 * @throws AppError BAD_REQUEST
 */
export async function checkUpload(bytes: Buffer): Promise<Buffer> {
  // The library reads a dozen more formats, some of which can do more than hold an image: they are
  // refused before.
  const format = formatOf(bytes);
  if (format === undefined) throw isHeic(bytes) ? imageError(imageMessages.heic) : invalidImage();
  const image = format === "png" ? withoutPngTexts(bytes) : bytes;
  if (image === undefined) {
    throw bytes.toString("latin1", 12, 16) === "IHDR"
      ? imageError(imageMessages.damaged)
      : invalidImage();
  }
  const isShort = format === "webp" && image.readUInt32LE(4) + riffHeadBytes > image.length;
  if (isShort) throw imageError(imageMessages.damaged);
  await checkHeader(image, format);
  return format === "jpeg" && !image.subarray(-2).equals(jpegEnd)
    ? Buffer.concat([image, jpegEnd])
    : image;
}

function invalidImage(cause?: unknown): AppError {
  return imageError(imageMessages.invalid, cause);
}

/** Of an image that can't be decoded although it begins like one. */
export function damagedImage(cause: unknown): AppError {
  return imageError(imageMessages.damaged, cause);
}

function imageError(message: string, cause?: unknown): AppError {
  return new AppError("BAD_REQUEST", message, { cause });
}

/** Bytes that the length in a WebP's head doesn't count. */
const riffHeadBytes = 8;
const jpegEnd = Buffer.from([0xff, 0xd9]);

/** Without decoding: an image that would expand to gigabytes costs no more than any other. */
async function checkHeader(bytes: Buffer, format: UploadFormat): Promise<void> {
  const header = await openImage(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw invalidImage(cause);
    });
  const { width, height } = header;
  if (header.format !== format) throw invalidImage();
  if (Math.max(width, height) > maxSidePixels || width * height > maxPixels[format]) {
    throw imageError(imageMessages.tooManyPixels(width, height));
  }
}

/** The format of phones, whose decoder the library can't include. */
function isHeic(bytes: Buffer): boolean {
  return /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s.test(bytes.toString("latin1", 0, 12));
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
 * holds them all in memory: 150 kilobytes of them take a gigabyte. Its last chunk may be missing.
 * Undefined if the file isn't made of chunks or ends early.
 */
function withoutPngTexts(png: Buffer): Buffer | undefined {
  const parts = [png.subarray(0, signatureBytes)];
  let [profiles, hasPixels] = [0, false];
  for (let start = signatureBytes; start + frameBytes <= png.length;) {
    const end = start + frameBytes + png.readUInt32BE(start);
    if (end > png.length) break;
    const type = png.toString("latin1", start + 4, start + 8);
    if (type === "IDAT") hasPixels = true;
    // At most one is allowed; more would be unpacked for nothing.
    if (type === "iCCP") profiles += 1;
    if (copiedTypes.has(type) && (type !== "iCCP" || profiles === 1))
      parts.push(png.subarray(start, end));
    if (type === "IEND") return Buffer.concat(parts);
    start = end;
  }
  return hasPixels ? Buffer.concat([...parts, pngEnd]) : undefined;
}

const pngEnd = Buffer.from("0000000049454e44ae426082", "hex");
