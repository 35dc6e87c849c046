import { AppError } from "@before-ten/contracts/shared/errors";
import type { SharedEvent, SharedPost } from "@before-ten/contracts/share/share-image";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { ImageStore } from "../../images/image-store.ts";
import { inDecodeSlot } from "../../images/decode-slots.ts";
import { asTooSlow } from "../../images/image-pipeline.ts";

type Shared = SharedEvent | SharedPost;

/** A JPEG of what is shared. */
export type ImageOf = (shared: Shared) => Promise<Buffer>;

/** Some eighty images. */
const maxCachedBytes = 8 * 1024 * 1024;
/** Beyond it an image would come later than any messenger waits. */
const maxWaiting = 20;
const retryAfterSeconds = 10;

/**
 * Draws one image at a time, so that half of the decode slots stay free for admins' uploads, and
 * caches the latest. Requests for an image that is being drawn wait for it.
 */
export function createShareImages(images: Pick<ImageStore, "read">): ImageOf {
  const oneAtATime = pLimit(1);
  const cached = new LRUCache<string, Buffer, { shared: Shared }>({
    maxSize: maxCachedBytes,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { shared } }) => {
      if (oneAtATime.pendingCount >= maxWaiting) throw tooMany();
      return oneAtATime(() => inDecodeSlot(() => render(shared, images))).catch(
        (error: unknown) => {
          throw asTooSlow(error) === undefined ? error : tooMany();
        },
      );
    },
  });
  return (shared) => cached.forceFetch(JSON.stringify(shared), { context: { shared } });
}

/** The drawing's typefaces take a while to read, so not before somebody asks for an image. */
async function render(shared: Shared, images: Pick<ImageStore, "read">): Promise<Buffer> {
  const { renderShareImage } = await import("./render-share-image.ts");
  return renderShareImage(shared, images);
}

function tooMany(): AppError {
  return new AppError("SERVICE_UNAVAILABLE", "Too many pictures at once. Please try again soon.", {
    retryAfterSeconds,
  });
}
