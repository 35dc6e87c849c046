import type { AlbumImage } from "@before-ten/contracts/albums/album-images";
import type { AdminAlbum, Album } from "@before-ten/contracts/albums/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Db } from "@before-ten/db/client";
import type { AlbumRow } from "@before-ten/db/queries/albums/albums";
import { type StoredImage, findImages } from "@before-ten/db/queries/images/images";
import { presentImage } from "../../images/present-image.ts";

type StoredImages = ReadonlyMap<string, StoredImage>;

/** Finds stored images by their ids. */
export async function findStoredImages(
  db: Db,
  images: readonly AlbumImage[],
): Promise<StoredImages> {
  const ids = [...new Set(images.map(({ imageId }) => imageId))];
  const stored = ids.length === 0 ? [] : await findImages(db, ids);
  return new Map(stored.map((image) => [image.id, image]));
}

export function presentAlbum(
  { id, images, version, updated_at: updatedAt }: AlbumRow,
  stored: StoredImages,
): EveryKey<Album> {
  return {
    eventId: id,
    images: images.flatMap(({ imageId, caption, alt }) => {
      const image = stored.get(imageId);
      return image === undefined
        ? []
        : [{ imageId, image: presentImage(image, alt || caption), caption }];
    }),
    version,
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentAdminAlbum(
  { id, images, consent_note: consentNote, version }: AlbumRow,
  stored: StoredImages,
): EveryKey<AdminAlbum> {
  return {
    eventId: id,
    images: images.flatMap(({ imageId, caption, alt }) => {
      const image = stored.get(imageId);
      return image === undefined
        ? []
        : [{ imageId, image: presentImage(image, alt || caption), caption, alt }];
    }),
    version,
    consentNote,
  };
}
