import { checkUpload, invalidImage } from "./check-upload.ts";
import { decodeImage, renderImage } from "./render-image.ts";
import type { RenderedImage } from "./rendered-image.ts";

export interface UploadInput {
  bytes: Buffer;
  widths: readonly number[];
}

/** @throws AppError BAD_REQUEST for a file that isn't an image */
export async function run({ bytes, widths }: UploadInput): Promise<RenderedImage> {
  const image = await checkUpload(bytes);
  const decoded = await decodeImage(image, { widths }).catch((cause: unknown) => {
    throw invalidImage(cause);
  });
  return renderImage(decoded, { widths });
}
