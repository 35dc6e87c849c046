import type { SharedEvent, SharedPost } from "@before-ten/contracts/share/share-image";
import { drawPostImage } from "@before-ten/drawing/posts/draw-post-image";
import type { Sharp } from "sharp";
import { type OpenImage, startImageWork } from "../../images/image-pipeline.ts";
import type { ImageStore } from "../../images/image-store.ts";
import { fileNameOf } from "../../images/present-image.ts";
import { drawEventShare } from "./draw-event-share.ts";
import { drawPostPanel, imageBox } from "./draw-post-share.ts";

/** Some messengers leave out an image of more than 300 KB. */
const heaviestBytes = 200_000;
/**
 * JPEG qualities, tried in this order until the image is small enough. The first makes about 100 KB
 * of a drawing; a photograph of leaves or glitter may need the others.
 */
const qualities = [84, 68, 45, 25];

/** As a JPEG. */
export async function renderShareImage(
  shared: SharedEvent | SharedPost,
  images: Pick<ImageStore, "read">,
): Promise<Buffer> {
  const open = await startImageWork();
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
