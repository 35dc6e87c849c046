import { maxImageBytes } from "@before-ten/contracts/shared/limits";
import { imageMessages } from "@before-ten/contracts/images/messages";

const imageTypes = ["image/jpeg", "image/jpg", "image/png", "image/webp"];

export const acceptedImages = imageTypes.join(",");

/** Checks what a browser can tell about a chosen file; only the server decodes it. */
export function imageError(file: { type: string; size: number }): string | undefined {
  return imageTypeError(file) ?? (file.size > maxImageBytes ? imageMessages.tooLarge : undefined);
}

/** The same for a photo as a phone takes it, which becomes smaller when it is sent. */
export function imageTypeError({ type }: { type: string }): string | undefined {
  return imageTypes.includes(type) ? undefined : imageMessages.invalid;
}
