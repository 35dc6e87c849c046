import { adminAlbumMessages } from "@before-ten/contracts/albums/admin-messages";
import { updateAlbumInput } from "@before-ten/contracts/albums/input";
import { historyMessages } from "@before-ten/contracts/history/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import { findStoredImages } from "./albums.present.ts";
import type { VersionKind } from "../../deps.ts";
import { updateAlbum } from "./albums.service.ts";

/** An album's version in the history: its images. The note isn't in the history. */
export const albumVersions: VersionKind = {
  columns: ["images"],

  async restore(deps, { id, version }) {
    const input = updateAlbumInput.safeParse({ id, images: version["images"] });
    if (!input.success) throw new AppError("CONFLICT", historyMessages.versionInvalid);
    const { images = [] } = input.data;
    const stored = await findStoredImages(deps.db, images);
    // Images removed from an album are deleted within hours, unless the library keeps them.
    if (images.some(({ imageId }) => !stored.has(imageId))) {
      throw new AppError("CONFLICT", adminAlbumMessages.versionLacksImage);
    }
    await updateAlbum(deps, input.data);
  },
};
