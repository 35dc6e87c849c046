import { AppError } from "@before-ten/contracts/errors";
import type { SharedEvent, SharedPost } from "@before-ten/contracts/share-picture";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Sharp } from "sharp";
import type { ImageStore } from "../../adapters/image-store.ts";
import { inDecodeSlot } from "../media/decode-slots.ts";
import { drawStory } from "../media/draw-story.ts";
import { fileNameOf } from "../media/media.present.ts";
import { type OpenPicture, asTooSlow, startPictureWork } from "../media/picture-pipeline.ts";
import { drawEventShare } from "./draw-event-share.ts";
import { drawPostPanel, pictureBox } from "./draw-post-share.ts";

type Shared = SharedEvent | SharedPost;

/** A JPEG of what is shared. */
export type PictureOf = (shared: Shared) => Promise<Buffer>;

/** Some three hundred pictures. */
const maxKeptBytes = 32 * 1024 * 1024;
/** Beyond it a picture would come later than any messenger waits. */
const maxWaiting = 20;
const retryAfterSeconds = 10;

/** Some messengers leave out a picture of more than 300 KB. */
const heaviestBytes = 200_000;
/** The first makes about 100 KB of a drawing; a photograph of leaves or glitter may need the others. */
const qualities = [84, 68, 45, 25];

/**
 * Draws one picture at a time, so that half of the decode slots stay free for staff's uploads, and keeps the latest. Whoever
 * asks for a picture that is being drawn waits for that one.
 */
export function createSharePictures(images: Pick<ImageStore, "read">): PictureOf {
  const oneAtATime = pLimit(1);
  const kept = new LRUCache<string, Buffer, { shared: Shared }>({
    maxSize: maxKeptBytes,
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
  return (shared) => kept.forceFetch(JSON.stringify(shared), { context: { shared } });
}

function tooMany(): AppError {
  return new AppError("SERVICE_UNAVAILABLE", "Too many pictures at once. Please try again soon.", {
    retryAfterSeconds,
  });
}

async function render(shared: Shared, images: Pick<ImageStore, "read">): Promise<Buffer> {
  const open = startPictureWork();
  if ("name" in shared) return toJpeg(open(Buffer.from(drawEventShare(shared))), open);
  const { left, top, ...size } = pictureBox;
  const picture = await pictureFor(shared, images);
  const input = await open(picture)
    .resize({ ...size, position: "attention" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const panel = open(Buffer.from(drawPostPanel(shared)));
  return toJpeg(panel.composite([{ input, left, top }]), open);
}

/** A post without a picture, or whose file is lost, shows the scene that its title and category draw. */
async function pictureFor(
  { title, category, image }: SharedPost,
  images: Pick<ImageStore, "read">,
): Promise<Buffer> {
  const stored = image === null ? undefined : await images.read(fileNameOf(image));
  return stored ?? Buffer.from(drawStory({ title, category, seed: title }));
}

async function toJpeg(picture: Sharp, open: OpenPicture): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let jpeg = data;
  for (const quality of qualities) {
    // Colours in full: thin red lines blur without.
    const options = { quality, chromaSubsampling: "4:4:4" };
    jpeg = await open(data, { raw: info }).jpeg(options).toBuffer();
    if (jpeg.length <= heaviestBytes) break;
  }
  return jpeg;
}
