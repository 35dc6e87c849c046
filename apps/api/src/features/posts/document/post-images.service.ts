import { postFormMessages } from "@before-ten/contracts/posts/admin-messages";
import type { UploadedPostImage } from "@before-ten/contracts/posts/document-output";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { findImages } from "@before-ten/db/queries/images/images";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import { presentImage } from "../../../images/present-image.ts";
import type { RenderedImage } from "../../../images/rendered-image.ts";
import { postImageWidths, renderUpload, saveWithImage } from "../../../images/store-image.ts";

/** @throws AppError BAD_REQUEST without an image, or for a file that isn't one */
export async function renderDocumentImage(
  deps: Pick<Deps, "workers">,
  file: Blob | undefined,
): Promise<RenderedImage> {
  if (file === undefined) {
    throw fieldError("BAD_REQUEST", "image", postFormMessages.imageRequired);
  }
  return renderUpload(deps, { file, field: "image", widths: postImageWidths });
}

/** The image is swept unless a post shows it within the hour. */
export async function storeDocumentImage(
  deps: Pick<SignedInDeps, "db" | "images" | "access">,
  rendered: RenderedImage,
): Promise<EveryKey<UploadedPostImage>> {
  return saveWithImage(deps, rendered, async (trx, imageId) => {
    await deps.access.require(trx);
    const [stored] = await findImages(trx, [imageId]);
    if (stored === undefined) throw new AppError("NOT_FOUND", postFormMessages.imageRequired);
    return { imageId, image: presentImage(stored, "") };
  });
}
