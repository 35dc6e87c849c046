import { libraryMessages as messages } from "@before-ten/contracts/images/messages";
import type { ImageUse, LibraryImage } from "@before-ten/contracts/images/output";
import { textPlaces } from "@before-ten/contracts/site/all-texts";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { Db } from "@before-ten/db/client";
import {
  type ImageUseRow,
  type LibraryFilter,
  type LibraryImageRow,
  addToLibrary,
  countLibraryImages,
  deleteLibraryImage,
  findLibraryImage,
  listImageUses,
  listLibraryImages,
  setImageAlt,
} from "@before-ten/db/queries/images/image-library";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { fileNamesOf } from "../../images/image-files.ts";
import { presentImage } from "../../images/present-image.ts";
import type { RenderedImage } from "../../images/rendered-image.ts";
import {
  postImageWidths,
  removeUnpromisedFiles,
  renderUpload,
  saveWithImage,
} from "../../images/store-image.ts";

/** Whether the caller's role may read campaigns; if not, their subjects are left out. */
type Reader = Pick<LibraryFilter, "withCampaigns">;

export async function listImages(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: LibraryFilter & { page: number; limit: number },
): Promise<PageOf<LibraryImage>> {
  const [rows, total] = await Promise.all([
    listLibraryImages(db, filter, { limit, offset: (page - 1) * limit }),
    countLibraryImages(db, filter),
  ]);
  const uses = await listImageUses(
    db,
    rows.map(({ id }) => id),
  );
  const usesOf = Map.groupBy(uses, (use) => use.image_id);
  return {
    items: rows.map((row) => presentLibraryImage(row, usesOf.get(row.id) ?? [], filter)),
    pagination: paginate(page, limit, total),
  };
}

export async function getImage(
  { db }: Pick<Deps, "db">,
  { id, ...reader }: Reader & { id: string },
): Promise<LibraryImage> {
  const row = await findOrRefuse(db, id);
  return presentLibraryImage(row, await listImageUses(db, [row.id]), reader);
}

/** @throws AppError BAD_REQUEST without an image, or for a file that isn't one */
export async function renderLibraryImage(
  deps: Pick<Deps, "workers">,
  file: Blob | undefined,
): Promise<RenderedImage> {
  if (file === undefined) throw fieldError("BAD_REQUEST", "image", messages.imageRequired);
  return renderUpload(deps, { file, field: "image", widths: postImageWidths });
}

/** Uploading an existing image updates its text. */
export async function addImage(
  deps: Pick<SignedInDeps, "db" | "images" | "clock" | "access">,
  { rendered, alt = "", ...reader }: Reader & { rendered: RenderedImage; alt?: string | undefined },
): Promise<LibraryImage> {
  return saveWithImage(deps, rendered, async (trx, id) => {
    await deps.access.require(trx);
    await addToLibrary(trx, { id, alt, at: deps.clock.now() });
    return getImage({ db: trx }, { id, ...reader });
  });
}

/** Places that already show the image keep their own text. */
export async function updateImage(
  { db }: Pick<Deps, "db">,
  { id, alt, ...reader }: Reader & { id: string; alt: string },
): Promise<LibraryImage> {
  return inTransaction(db, async (trx) => {
    const image = await findOrRefuse(trx, id);
    await setImageAlt(trx, image.id, alt);
    return getImage({ db: trx }, { id, ...reader });
  });
}

/** @throws AppError CONFLICT while the image is used */
export async function deleteImage(deps: Pick<Deps, "db" | "images">, id: string): Promise<void> {
  const image = await findOrRefuse(deps.db, id);
  const isDeleted = await inTransaction(deps.db, (trx) => deleteLibraryImage(trx, image.id));
  if (!isDeleted) throw new AppError("CONFLICT", messages.stillUsed);
  // If the process stops here, it leaves files without a row, which are swept.
  await removeUnpromisedFiles(deps, { id: image.id, names: fileNamesOf(image) });
}

async function findOrRefuse(db: Db, id: string): Promise<LibraryImageRow> {
  const row = await findLibraryImage(db, id);
  if (row === undefined) throw new AppError("NOT_FOUND", messages.notFound);
  return row;
}

function presentLibraryImage(
  row: LibraryImageRow,
  uses: readonly ImageUseRow[],
  { withCampaigns }: Reader,
): EveryKey<LibraryImage> {
  const readable = uses.filter(({ kind }) => kind !== "campaign" || withCampaigns);
  const alt = row.alt || (readable.find((use) => use.alt !== "")?.alt ?? "");
  // A post may contain it more than once.
  const users = new Map(uses.map((use) => [`${use.kind} ${use.id}`, use]));
  return {
    id: row.id,
    image: presentImage(row, alt),
    alt,
    fileName: row.file_name,
    storedAt: row.stored_at.toISOString(),
    isInLibrary: row.library_since !== null,
    uses: [...users.values()].map((use) => presentUse(use, readable.includes(use))),
  };
}

function presentUse(use: ImageUseRow, isReadable: boolean): EveryKey<ImageUse> {
  return {
    kind: use.kind,
    id: use.id,
    title: isReadable ? (textPlaces.get(use.id)?.page ?? use.title) : null,
    isInTrash: use.is_in_trash,
  };
}
