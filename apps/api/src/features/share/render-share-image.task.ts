import type { SharedEvent, SharedPost } from "@before-ten/contracts/share/share-image";
import { drawPostImage } from "@before-ten/drawing/posts/draw-post-image";
import type { Sharp } from "sharp";
import { openImage } from "../../images/image-pipeline.ts";
import { drawEventShare } from "./draw-event-share.ts";
import { drawPostPanel, imageBox } from "./draw-post-share.ts";

/** Some messengers ignore images of more than 300 KB. */
const heaviestBytes = 200_000;
/**
 * JPEG qualities, tried in this order until the image is small enough. The first gives about 100 KB
 * for a drawing; a photo of leaves or glitter may need the others.
 */
const qualities = [84, 68, 45, 25];

export interface ShareImageInput {
  shared: SharedEvent | SharedPost;
  /** The file of a post's own image. Undefined: a scene drawn from its title and category. */
  image?: Buffer | undefined;
}

/** As a JPEG. */
export async function run({ shared, image }: ShareImageInput): Promise<Buffer> {
  if ("name" in shared) return toJpeg(openImage(Buffer.from(drawEventShare(shared))));
  const { left, top, ...size } = imageBox;
  const input = await openImage(image ?? Buffer.from(drawScene(shared)))
    .resize({ ...size, position: "attention" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const panel = openImage(Buffer.from(drawPostPanel(shared)));
  return toJpeg(panel.composite([{ input, left, top }]));
}

function drawScene({ title, category }: SharedPost): string {
  return drawPostImage({ title, category, seed: title });
}

async function toJpeg(image: Sharp): Promise<Buffer> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let jpeg = data;
  for (const quality of qualities) {
    // Full colour resolution, or thin red lines blur.
    const options = { quality, chromaSubsampling: "4:4:4" };
    jpeg = await openImage(data, { raw: info }).jpeg(options).toBuffer();
    if (jpeg.length <= heaviestBytes) break;
  }
  return jpeg;
}
