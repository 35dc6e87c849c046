import { imageMessages } from "@before-ten/contracts/images/messages";
import { maxFileNameLength } from "@before-ten/contracts/images/rules";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { maxImageBytes } from "@before-ten/contracts/shared/limits";
import type { Db } from "@before-ten/db/client";
import { mayRemoveImageFiles } from "@before-ten/db/backup/backup-locks";
import { findImages, lockImageFiles, storeImage } from "@before-ten/db/queries/images/images";
import { afterRollback, inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../deps.ts";
import { WorkerError } from "../workers/worker-process.ts";
import { fileNamesOf } from "./image-files.ts";
import { type RenderedImage, renderedImageSchema } from "./rendered-image.ts";
import type { UploadInput } from "./render-upload.task.ts";

type ImageDeps = Pick<Deps, "db" | "images">;

/** Widths of a poster's files in pixels, smallest first. */
export const posterWidths = [400, 720, 1200] as const;
export const postImageWidths = [480, 960, 1600] as const;

/** The largest accepted image takes a tenth of it on an ordinary machine. */
const defaultWithinMs = 20_000;

interface Upload {
  file: Blob;
  /** The form field with the image; errors of the image name it. */
  field: string;
  widths: readonly number[];
  /** Milliseconds for all work on the image. */
  withinMs?: number;
}

/**
 * Converts an uploaded image to its files. Takes a while, longer in the queue, so it runs before
 * the transaction that saves it.
 * @throws AppError BAD_REQUEST, PAYLOAD_TOO_LARGE or SERVICE_UNAVAILABLE; the error names that
 * field
 */
export async function renderUpload(
  { workers }: Pick<Deps, "workers">,
  { file, field, widths, withinMs = defaultWithinMs }: Upload,
): Promise<RenderedImage> {
  if (file.size > maxImageBytes) {
    throw fieldError("PAYLOAD_TOO_LARGE", field, imageMessages.tooLarge);
  }
  const input: UploadInput = { bytes: Buffer.from(await file.arrayBuffer()), widths };
  const module = new URL("render-upload.task.ts", import.meta.url).href;
  try {
    const rendered = renderedImageSchema.parse(await workers.run({ module, input, withinMs }));
    return { ...rendered, fileName: fileNameOfUpload(file) };
  } catch (error) {
    throw asFieldError(error, field);
  }
}

/** Some programs send the file's path. */
function fileNameOfUpload(file: Blob): string {
  if (!(file instanceof File)) return "";
  const name = singleLine(file.name).split(/[/\\]/).at(-1) ?? "";
  return name.slice(0, maxFileNameLength).toWellFormed();
}

function asFieldError(error: unknown, path: string): unknown {
  const described = describeError(error);
  if (described === undefined) return error;
  const { code, message, cause } = described;
  return new AppError(code, message, { cause, details: [{ path, message }] });
}

function describeError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof WorkerError)) return undefined;
  return error.reason === "too slow"
    ? new AppError("BAD_REQUEST", imageMessages.tooSlow, { cause: error })
    : new AppError("SERVICE_UNAVAILABLE", imageMessages.interrupted, { cause: error });
}

/**
 * Removes files of an image that its row, if any, doesn't refer to. While a backup copies files
 * they stay until a later sweep.
 */
export async function removeUnpromisedFiles(
  { db, images }: ImageDeps,
  { id, names }: { id: string; names: readonly string[] },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await mayRemoveImageFiles(trx))) return;
    await lockImageFiles(trx, id);
    const promised = new Set((await findImages(trx, [id])).flatMap(fileNamesOf));
    for (const name of names) {
      if (!promised.has(name)) await images.remove(name);
    }
  });
}

/**
 * Stores an image together with what shows it: `save` writes that in the given transaction. The
 * files exist before the row, so that a row never refers to an image that can't be shown. A failed
 * save leaves no row and no file, except for files another save of the same image uses.
 * @throws AppError SERVICE_UNAVAILABLE if there is no room; and whatever `save` throws
 */
export async function saveWithImage<Saved>(
  deps: ImageDeps,
  { image, files, fileName = "" }: RenderedImage,
  save: (trx: Db, imageId: string) => Promise<Saved>,
): Promise<Saved> {
  const { id } = image;
  const names = files.map(({ name }) => name);
  return inTransaction(deps.db, async (trx) => {
    await lockImageFiles(trx, id);
    // Files that can't be removed then, as when the database is down, are swept later.
    afterRollback(trx, (db) => removeUnpromisedFiles({ ...deps, db }, { id, names }));
    const storing = files.map(({ name, bytes }) => deps.images.put(name, bytes));
    // After a failure, no write may still be in progress.
    await Promise.allSettled(storing);
    await Promise.all(storing);
    await storeImage(trx, { ...image, file_name: fileName });
    return save(trx, id);
  });
}
