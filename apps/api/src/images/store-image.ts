import { AppError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { findImages, lockImageFiles, storeImage } from "@before-ten/db/queries/images/images";
import { afterRollback, inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../deps.ts";
import { invalidImage, readUpload } from "./check-upload.ts";
import { inDecodeSlot } from "./decode-slots.ts";
import { fileNamesOf } from "./image-files.ts";
import { asTooSlow, startImageWork } from "./image-pipeline.ts";
import { type RenderedImage, decodeImage, renderImage } from "./render-image.ts";

type ImageDeps = Pick<Deps, "db" | "images">;

/** Widths of a poster's files in pixels, smallest first. */
export const posterWidths = [400, 720, 1200] as const;
export const postImageWidths = [480, 960, 1600] as const;

interface Upload {
  file: Blob;
  /** The form's field that the image came in; errors of the image name it. */
  field: string;
  widths: readonly number[];
  /** Seconds for all the work on the image. */
  seconds?: number;
}

/**
 * An image someone sent, as the files it becomes. It takes a while, longer in line: before the
 * transaction that saves it.
 * @throws AppError BAD_REQUEST or PAYLOAD_TOO_LARGE; the error names that field
 */
export async function renderUpload({
  file,
  field,
  widths,
  seconds,
}: Upload): Promise<RenderedImage> {
  try {
    const bytes = await readUpload(file);
    return await inDecodeSlot(async () => {
      const open = await startImageWork(seconds);
      const decoded = await decodeImage(bytes, { widths, open }).catch((cause: unknown) => {
        throw asTooSlow(cause) ?? invalidImage(cause);
      });
      return renderImage(decoded, { widths, open });
    });
  } catch (error) {
    throw asFieldError(asTooSlow(error) ?? error, field);
  }
}

function asFieldError(error: unknown, path: string): unknown {
  if (!(error instanceof AppError)) return error;
  const { code, message, cause } = error;
  return new AppError(code, message, { cause, details: [{ path, message }] });
}

/**
 * Stores an image we drew and answers its id. Something has to refer to it within the hour, or it
 * is swept.
 */
export async function storeDrawing(
  deps: ImageDeps,
  { svg, widths }: { svg: string; widths: readonly number[] },
): Promise<string> {
  const rendered = await inDecodeSlot(async () => {
    const open = await startImageWork();
    const decoded = await decodeImage(Buffer.from(svg), { widths, open });
    return renderImage(decoded, { widths, drawing: svg, open });
  });
  return saveWithImage(deps, rendered, (_trx, id) => Promise.resolve(id));
}

/** Removes those files of an image that its row, if it has one, doesn't promise. */
export async function removeUnpromisedFiles(
  { db, images }: ImageDeps,
  { id, names }: { id: string; names: readonly string[] },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockImageFiles(trx, id);
    const promised = new Set((await findImages(trx, [id])).flatMap(fileNamesOf));
    for (const name of names) {
      if (!promised.has(name)) await images.remove(name);
    }
  });
}

/**
 * Stores an image together with what shows it: `save` writes that in the transaction it is given.
 * The files are there before the row, so that a row never promises an image that can't be shown. A
 * save that fails leaves no row and no file, but for those that another save of the same image has
 * use for.
 * @throws AppError SERVICE_UNAVAILABLE when there is no room; and what `save` throws
 */
export async function saveWithImage<Saved>(
  deps: ImageDeps,
  { image, files }: RenderedImage,
  save: (trx: Db, imageId: string) => Promise<Saved>,
): Promise<Saved> {
  const { id } = image;
  const names = files.map(({ name }) => name);
  return inTransaction(deps.db, async (trx) => {
    await lockImageFiles(trx, id);
    // What can't be removed then, as the database may be gone, is swept later.
    afterRollback(trx, (db) => removeUnpromisedFiles({ ...deps, db }, { id, names }));
    // One after the other: when one fails, none may still be on its way.
    for (const { name, bytes } of files) await deps.images.put(name, bytes);
    await storeImage(trx, image);
    return save(trx, id);
  });
}
