import { maxImageBytes } from "@before-ten/contracts/shared/limits";
import { imageMessages } from "@before-ten/contracts/images/messages";

const imageTypes = ["image/jpeg", "image/jpg", "image/png", "image/webp"];

export const acceptedImages = imageTypes.join(",");

/** What a browser can tell of a chosen file; the server decodes it to be sure. */
export function imageError(file: { type: string; size: number }): string | undefined {
  if (!imageTypes.includes(file.type)) return imageMessages.invalid;
  return file.size > maxImageBytes ? imageMessages.tooLarge : undefined;
}
