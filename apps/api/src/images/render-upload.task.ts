import { checkUpload, damagedImage } from "./check-upload.ts";
import { decodeImage, renderImage } from "./render-image.ts";
import type { RenderedImage } from "./rendered-image.ts";

export interface UploadInput {
  bytes: Buffer;
  widths: readonly number[];
}

/** @throws AppError BAD_REQUEST for a file that isn't a whole image */
export async function run({ bytes, widths }: UploadInput): Promise<RenderedImage> {
  const image = await checkUpload(bytes);
  const decoded = await decodeImage(image, { widths }).catch(async (error: unknown) => {
    // Odd headers that browsers ignore are warnings; missing pixels aren't.
    if (isIncomplete(error)) throw damagedImage(error);
    return decodeImage(image, { widths, failOn: "error" }).catch((cause: unknown) => {
      throw damagedImage(cause);
    });
  });
  return renderImage(decoded, { widths });
}

function isIncomplete(error: unknown): boolean {
  return error instanceof Error && /premature end/i.test(error.message);
}
