import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { StoredImage } from "@before-ten/db/queries/images";
import type { OutputInfo, Sharp } from "sharp";
import { type PictureFormat, pictureFileName } from "./picture-files.ts";
import type { OpenPicture } from "./picture-pipeline.ts";

const compress = promisify(brotliCompress);

export interface RenderedPicture {
  image: StoredImage;
  files: { name: string; bytes: Buffer }[];
}

interface DecodedPicture {
  /** The SHA-256 of the picture file in hexadecimal. */
  hash: string;
  pixels: Buffer;
  /** Of the pixels. */
  raw: Pick<OutputInfo, "width" | "height" | "channels">;
  transparent: boolean;
}

interface Rendering {
  /** In pixels, smallest first. None is made that is wider than the picture. */
  widths: readonly number[];
  /** What the picture was drawn from, an SVG, which is kept beside it. Without one there are AVIF files: a drawing is smaller still. */
  drawing?: string;
  open: OpenPicture;
}

/** Effort 2 takes half the time of the usual 4, for files a few percent larger. */
const avif = { quality: 55, effort: 2 };
const webp = { quality: 72, effort: 4 };
const jpeg = { quality: 82 };
/** Never more than 200 characters: it is written into every page that shows the picture. */
const preview = { width: 12, height: 16, blur: 1, quality: 20, effort: 6 };
/** A picture taller than three times its width gets narrower instead: one of 1600 by 16,000 took a quarter of a minute. */
const maxTallness = 3;
/** What shines through a JPEG, which knows no transparency. */
const paper = "#fff";

/**
 * The picture is decoded once, straight to the largest width and the right way up; all files are made from these pixels.
 * So nothing else that came with it goes on: no place, no camera, no second file in disguise.
 */
export async function decodePicture(
  master: Buffer,
  { widths, open }: Pick<Rendering, "widths" | "open">,
): Promise<DecodedPicture> {
  const width = Math.max(...widths);
  const { data, info } = await open(master, { autoOrient: true })
    .resize({ width, height: width * maxTallness, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = createHash("sha256").update(master).digest("hex");
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { hash, pixels: data, raw, transparent: isTransparent(data, info.channels) };
}

export async function renderPicture(
  { hash, pixels, raw, transparent }: DecodedPicture,
  { widths, drawing, open }: Rendering,
): Promise<RenderedPicture> {
  const withAvif = drawing === undefined;
  const recipe = {
    widths,
    maxTallness,
    ...(withAvif ? { avif } : { svg: true }),
    webp,
    jpeg,
    paper,
  };
  const { width: fullWidth, height } = raw;
  const image = {
    // Rendered another way it is other files, and they need other names: browsers keep each for ever.
    id: createHash("sha256")
      .update(`${hash} ${JSON.stringify(recipe)}`)
      .digest("hex"),
    width: fullWidth,
    height,
    widths: [...widths.filter((each) => each < fullWidth), fullWidth],
    formats: [withAvif ? "avif" : "svg", "webp", "jpeg"],
    preview: transparent ? null : await previewOf(open(pixels, { raw })),
  };
  const nameOf = (width: number, format: PictureFormat) => pictureFileName(image.id, width, format);

  const files: RenderedPicture["files"] = [];
  if (drawing !== undefined) {
    const bytes = Buffer.from(drawing);
    files.push({ name: nameOf(fullWidth, "svg"), bytes });
    files.push({ name: nameOf(fullWidth, "svg.br"), bytes: await compress(bytes) });
  }
  for (const width of image.widths) {
    const sized = open(pixels, { raw }).resize({ width });
    if (!transparent) sized.removeAlpha();
    if (withAvif) {
      files.push({ name: nameOf(width, "avif"), bytes: await sized.clone().avif(avif).toBuffer() });
    }
    files.push({ name: nameOf(width, "webp"), bytes: await sized.clone().webp(webp).toBuffer() });
  }
  const fallback = open(pixels, { raw }).flatten({ background: paper }).jpeg(jpeg);
  files.push({ name: nameOf(fullWidth, "jpeg"), bytes: await fallback.toBuffer() });
  return { image, files };
}

async function previewOf(picture: Sharp): Promise<string> {
  const { width, height, blur, quality, effort } = preview;
  const bytes = await picture
    .resize({ width, height, fit: "inside" })
    .removeAlpha()
    // Browsers enlarge it pixel by pixel; soft edges hide where one ends.
    .blur(blur)
    .webp({ quality, effort })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

/** Most pictures that could be transparent aren't; without the promise of it they take a fifth less time. */
function isTransparent(pixels: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return false;
  for (let index = channels - 1; index < pixels.length; index += channels) {
    if (pixels[index] !== 255) return true;
  }
  return false;
}
