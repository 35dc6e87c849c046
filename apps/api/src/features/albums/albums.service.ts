import { adminAlbumMessages } from "@before-ten/contracts/albums/admin-messages";
import type { AlbumImage } from "@before-ten/contracts/albums/album-images";
import type { UpdateAlbum } from "@before-ten/contracts/albums/input";
import { albumMessages } from "@before-ten/contracts/albums/messages";
import type {
  AdminAlbum,
  Album,
  AlbumCover,
  UploadedAlbumImage,
} from "@before-ten/contracts/albums/output";
import { emptyAlbumVersion } from "@before-ten/contracts/albums/rules";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Db } from "@before-ten/db/client";
import {
  type AlbumRow,
  findAlbum,
  findPublicAlbum,
  listAlbumCovers,
  storeAlbum,
} from "@before-ten/db/queries/albums/albums";
import { findEvent, findEventForUpdate } from "@before-ten/db/queries/events/admin-events";
import { findImages } from "@before-ten/db/queries/images/images";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { presentImage } from "../../images/present-image.ts";
import type { RenderedImage } from "../../images/rendered-image.ts";
import { postImageWidths, renderUpload, saveWithImage } from "../../images/store-image.ts";
import { differingFields, type Merged, mergeChange } from "../../versions/merge-change.ts";
import { findStoredImages, presentAdminAlbum, presentAlbum } from "./albums.present.ts";

type Tools = Pick<Deps, "db" | "clock">;

/** @throws AppError NOT_FOUND for a party that isn't over or has no images */
export async function getAlbum({ db, clock }: Tools, eventId: string): Promise<Album> {
  const album = isUuid(eventId) ? await findPublicAlbum(db, eventId, clock.now()) : undefined;
  if (album === undefined) throw new AppError("NOT_FOUND", albumMessages.notFound);
  return presentAlbum(album, await findStoredImages(db, album.images));
}

/** Covers of those events that have a public album. */
export async function listCovers(
  { db, clock }: Tools,
  eventIds: readonly string[],
): Promise<AlbumCover[]> {
  const covers = await listAlbumCovers(db, eventIds, clock.now());
  const stored = await findStoredImages(
    db,
    covers.flatMap(({ images }) => images),
  );
  return covers.map(({ id, count, images }): EveryKey<AlbumCover> => ({
    eventId: id,
    count,
    images: images.flatMap(({ imageId, alt, caption }) => {
      const image = stored.get(imageId);
      return image === undefined ? [] : [presentImage(image, alt || caption)];
    }),
  }));
}

/** Of any event, drafts included; an event without an album gets an empty one. */
export async function getAnyAlbum({ db }: Pick<Deps, "db">, eventId: string): Promise<AdminAlbum> {
  const event = isUuid(eventId) ? await findEvent(db, eventId) : undefined;
  if (event === undefined) throw eventNotFound();
  return readAlbum(db, eventId);
}

/**
 * Fields that aren't sent stay as they are.
 * @throws AppError PRECONDITION_FAILED if another admin changed the same field meanwhile;
 * BAD_REQUEST for an unknown image
 */
export async function updateAlbum(
  { db, clock, access }: Pick<SignedInDeps, "db" | "clock" | "access">,
  { id, baseVersion, ...sent }: UpdateAlbum,
): Promise<Merged<AdminAlbum>> {
  if (!isUuid(id)) throw eventNotFound();
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const event = await findEventForUpdate(trx, id);
    if (event === undefined) throw eventNotFound();
    const stored = (await findAlbum(trx, id)) ?? emptyAlbum(id, clock.now());
    const before = { images: stored.images, consentNote: stored.consent_note };
    const { images = before.images, consentNote = before.consentNote } = sent;
    const fields = differingFields(before, { images, consentNote });
    const meanwhile = await mergeChange(trx, { kind: "album", id, baseVersion, fields });
    await storeAlbum(trx, id, { images, consent_note: consentNote }, clock.now());
    // Runs after the write, whose references protect the images from the sweep.
    await requireImages(trx, sent.images ?? []);
    return { ...(await readAlbum(trx, id)), meanwhile };
  });
}

/** @throws AppError BAD_REQUEST without an image, or for a file that isn't one */
export async function renderAlbumImage(
  deps: Pick<Deps, "workers">,
  file: Blob | undefined,
): Promise<RenderedImage> {
  if (file === undefined) {
    throw fieldError("BAD_REQUEST", "image", adminAlbumMessages.imageRequired);
  }
  return renderUpload(deps, { file, field: "image", widths: postImageWidths });
}

/** The image is swept unless an album shows it within the hour. */
export async function storeAlbumImage(
  deps: Pick<SignedInDeps, "db" | "images" | "access">,
  { id, rendered }: { id: string; rendered: RenderedImage },
): Promise<EveryKey<UploadedAlbumImage>> {
  return saveWithImage(deps, rendered, async (trx, imageId) => {
    await deps.access.require(trx);
    const event = isUuid(id) ? await findEvent(trx, id) : undefined;
    if (event === undefined) throw eventNotFound();
    const [stored] = await findImages(trx, [imageId]);
    if (stored === undefined) throw new AppError("NOT_FOUND", adminAlbumMessages.imageUnknown);
    return { imageId, image: presentImage(stored, "") };
  });
}

async function readAlbum(db: Db, eventId: string): Promise<AdminAlbum> {
  const album = (await findAlbum(db, eventId)) ?? emptyAlbum(eventId, new Date(0));
  return presentAdminAlbum(album, await findStoredImages(db, album.images));
}

function emptyAlbum(id: string, at: Date): AlbumRow {
  return { id, images: [], consent_note: "", version: emptyAlbumVersion, updated_at: at };
}

async function requireImages(trx: Db, images: readonly AlbumImage[]): Promise<void> {
  const stored = await findStoredImages(trx, images);
  const missing = images.findIndex(({ imageId }) => !stored.has(imageId));
  if (missing < 0) return;
  throw fieldError("BAD_REQUEST", `images.${missing}.imageId`, adminAlbumMessages.imageUnknown);
}

function eventNotFound(): AppError {
  return new AppError("NOT_FOUND", eventMessages.notFound);
}
