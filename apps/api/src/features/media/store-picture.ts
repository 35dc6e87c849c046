import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { insertImage } from "@before-ten/db/queries/images";
import sharp from "sharp";
import type { Deps } from "../../deps.ts";
import { inDecodeSlot } from "./decode-slots.ts";

/** In pixels, smallest first. */
export const posterWidths = [400, 800, 1200] as const;
export const storyWidths = [480, 960, 1600] as const;

interface Master {
  /** A picture file, or an SVG as text. */
  source: Buffer | string;
  widths: readonly number[];
}

interface Rendered {
  /** Of the largest file. */
  width: number;
  height: number;
  /** Smallest first. */
  files: { width: number; bytes: Buffer }[];
}

/** Effort 2 of 6 takes half the time of the usual 4, for files 4 % larger. */
const webp = { quality: 82, effort: 2 };
/** Refuses a small file that unfolds to gigabytes. */
const limitInputPixels = 40e6;

/**
 * Renders the picture in the widths asked for, but never wider than it is, and answers its id.
 * The files are there before the row, so that a row never promises a picture that can't be shown.
 */
export async function storePicture(
  { db, mediaDir }: Pick<Deps, "db"> & { mediaDir: string },
  { source, widths }: Master,
): Promise<string> {
  const master = Buffer.from(source);
  const id = createHash("sha256").update(master).digest("hex");
  const { width, height, files } = await inDecodeSlot(() => render(master, widths));

  await mkdir(mediaDir, { recursive: true });
  for (const file of files) {
    await writeWhole(join(mediaDir, `${id}-${file.width}.webp`), file.bytes);
  }
  await insertImage(db, { id, width, height, widths: files.map((file) => file.width) });
  return id;
}

/** The master is decoded once, straight to the largest width; the others are made from that. */
async function render(master: Buffer, widths: readonly number[]): Promise<Rendered> {
  const { data, info } = await sharp(master, { limitInputPixels })
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: fullWidth, height, channels } = info;
  const raw = { width: fullWidth, height, channels };

  const files: Rendered["files"] = [];
  for (const width of [...widths.filter((each) => each < fullWidth), fullWidth]) {
    const bytes = await sharp(data, { raw }).resize({ width }).webp(webp).toBuffer();
    files.push({ width, bytes });
  }
  return { width: fullWidth, height, files };
}

/** Under another name first: who asks for the file gets all of it or none. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
