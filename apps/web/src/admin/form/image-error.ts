import { maxImageBytes } from "@before-ten/contracts/shared/limits";
import { imageMessages } from "@before-ten/contracts/images/messages";

const imageTypes = ["image/jpeg", "image/jpg", "image/png", "image/webp"];

export const acceptedImages = imageTypes.join(",");

/** Checks what a browser can tell about a chosen file; only the server decodes it. */
export function imageError(file: { type: string; size: number }): string | undefined {
  if (!imageTypes.includes(file.type)) return imageMessages.invalid;
  return file.size > maxImageBytes ? imageMessages.tooLarge : undefined;
}
