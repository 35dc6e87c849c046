import { createHash } from "node:crypto";
import { darkestColour, darkestSample } from "@before-ten/drawing/shapes/darkest-colour";
import type { OutputInfo, Sharp } from "sharp";
import { type ImageFormat, imageFileName } from "./image-files.ts";
import { openImage } from "./image-pipeline.ts";
import type { RenderedImage } from "./rendered-image.ts";

interface DecodedImage {
  /** The SHA-256 of the uploaded file, in hexadecimal. */
  hash: string;
  pixels: Buffer;
  /** Width, height and channels of `pixels`. */
  raw: Pick<OutputInfo, "width" | "height" | "channels">;
  transparent: boolean;
}

interface Rendering {
  /** Widths of the files in pixels, smallest first. No file is wider than the image. */
  widths: readonly number[];
  /** The library's default refuses images that browsers show, such as with odd scan headers. */
  failOn?: "error" | "warning";
}

/** Effort 2 takes half the time of the default 4, for files a few percent larger. */
const avif = { quality: 55, effort: 2 };
const webp = { quality: 72, effort: 4 };
const jpeg = { quality: 82 };
/** At most 200 characters as a data URL, because every page that shows the image has it. */
const preview = { width: 12, height: 16, blur: 1, quality: 20, effort: 6 };
/** A taller image gets narrower: 1600 by 16,000 pixels took a quarter of a minute. */
const maxTallness = 3;
/** Background for JPEG, which has no transparency. */
const paper = "#fff";

/**
 * The image is decoded once, straight to the largest width and upright; all files are made from
 * these pixels. So nothing else in it is passed on: no location, no camera, no hidden second file.
 */
export async function decodeImage(
  master: Buffer,
  { widths, failOn = "warning" }: Rendering,
): Promise<DecodedImage> {
  const width = Math.max(...widths);
  const { data, info } = await openImage(master, { autoOrient: true, failOn })
    .resize({ width, height: width * maxTallness, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = createHash("sha256").update(master).digest("hex");
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { hash, pixels: data, raw, transparent: isTransparent(data, info.channels) };
}

export async function renderImage(
  { hash, pixels, raw, transparent }: DecodedImage,
  { widths }: Rendering,
): Promise<RenderedImage> {
  const recipe = { widths, maxTallness, avif, webp, jpeg, paper };
  const { width: fullWidth, height } = raw;
  const image = {
    // The rendering settings are hashed too: different files need different names, because browsers
    // cache each forever.
    id: createHash("sha256")
      .update(`${hash} ${JSON.stringify(recipe)}`)
      .digest("hex"),
    width: fullWidth,
    height,
    widths: [...widths.filter((each) => each < fullWidth), fullWidth],
    formats: ["avif", "webp", "jpeg"],
    preview: transparent ? null : await previewOf(openImage(pixels, { raw })),
    darkest: transparent ? null : await darkestOf(openImage(pixels, { raw })),
  };
  const nameOf = (width: number, format: ImageFormat) => imageFileName(image.id, width, format);

  const files: RenderedImage["files"] = [];
  for (const width of image.widths) {
    const sized = openImage(pixels, { raw }).resize({ width });
    if (!transparent) sized.removeAlpha();
    files.push({ name: nameOf(width, "avif"), bytes: await sized.clone().avif(avif).toBuffer() });
    files.push({ name: nameOf(width, "webp"), bytes: await sized.clone().webp(webp).toBuffer() });
  }
  const fallback = openImage(pixels, { raw }).flatten({ background: paper }).jpeg(jpeg);
  files.push({ name: nameOf(fullWidth, "jpeg"), bytes: await fallback.toBuffer() });
  return { image, files };
}

async function previewOf(image: Sharp): Promise<string> {
  const { width, height, blur, quality, effort } = preview;
  const bytes = await image
    .resize({ width, height, fit: "inside" })
    .removeAlpha()
    // Browsers enlarge it pixel by pixel; soft edges hide the boundaries.
    .blur(blur)
    .webp({ quality, effort })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

async function darkestOf(image: Sharp): Promise<string> {
  const small = image.resize({ ...darkestSample, fit: "inside" }).removeAlpha();
  return darkestColour(await small.toColourspace("srgb").raw().toBuffer());
}

/** Most images with an alpha channel are opaque; dropping it saves a fifth of the time. */
function isTransparent(pixels: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return false;
  for (let index = channels - 1; index < pixels.length; index += channels) {
    if (pixels[index] !== 255) return true;
  }
  return false;
}
