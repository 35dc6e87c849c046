import { AppError } from "@before-ten/contracts/shared/errors";
import type { SharedEvent, SharedPost } from "@before-ten/contracts/share/share-image";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Sharp } from "sharp";
import type { ImageStore } from "../../images/image-store.ts";
import { inDecodeSlot } from "../../images/decode-slots.ts";
import { drawPostImage } from "@before-ten/drawing/posts/draw-post-image";
import { fileNameOf } from "../../images/present-image.ts";
import { type OpenImage, asTooSlow, startImageWork } from "../../images/image-pipeline.ts";
import { drawEventShare } from "./draw-event-share.ts";
import { drawPostPanel, imageBox } from "./draw-post-share.ts";

type Shared = SharedEvent | SharedPost;

/** A JPEG of what is shared. */
export type ImageOf = (shared: Shared) => Promise<Buffer>;

/** Some three hundred images. */
const maxCachedBytes = 32 * 1024 * 1024;
/** Beyond it an image would come later than any messenger waits. */
const maxWaiting = 20;
const retryAfterSeconds = 10;

/** Some messengers leave out an image of more than 300 KB. */
const heaviestBytes = 200_000;
/**
 * JPEG qualities, tried in this order until the image is small enough. The first makes about 100 KB
 * of a drawing; a photograph of leaves or glitter may need the others.
 */
const qualities = [84, 68, 45, 25];

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

function tooMany(): AppError {
  return new AppError("SERVICE_UNAVAILABLE", "Too many pictures at once. Please try again soon.", {
    retryAfterSeconds,
  });
}

async function render(shared: Shared, images: Pick<ImageStore, "read">): Promise<Buffer> {
  const open = startImageWork();
  if ("name" in shared) return toJpeg(open(Buffer.from(drawEventShare(shared))), open);
  const { left, top, ...size } = imageBox;
  const image = await imageFor(shared, images);
  const input = await open(image)
    .resize({ ...size, position: "attention" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const panel = open(Buffer.from(drawPostPanel(shared)));
  return toJpeg(panel.composite([{ input, left, top }]), open);
}

/**
 * A post without an image, or whose file is lost, shows the scene that its title and category draw.
 */
async function imageFor(
  { title, category, image }: SharedPost,
  images: Pick<ImageStore, "read">,
): Promise<Buffer> {
  const stored = image === null ? undefined : await images.read(fileNameOf(image));
  return stored ?? Buffer.from(drawPostImage({ title, category, seed: title }));
}

async function toJpeg(image: Sharp, open: OpenImage): Promise<Buffer> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let jpeg = data;
  for (const quality of qualities) {
    // Colours in full: thin red lines blur without.
    const options = { quality, chromaSubsampling: "4:4:4" };
    jpeg = await open(data, { raw: info }).jpeg(options).toBuffer();
    if (jpeg.length <= heaviestBytes) break;
  }
  return jpeg;
}
