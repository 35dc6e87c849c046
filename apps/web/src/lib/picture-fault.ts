import { maxImageBytes } from "@before-ten/contracts/limits";
import { imageMessages } from "@before-ten/contracts/staff-messages";

const pictureTypes = ["image/jpeg", "image/jpg", "image/png", "image/webp"];

export const acceptedPictures = pictureTypes.join(",");

/** What a browser can tell of a chosen file; the server decodes it to be sure. */
export function pictureFault(file: { type: string; size: number }): string | undefined {
  if (!pictureTypes.includes(file.type)) return imageMessages.invalid;
  return file.size > maxImageBytes ? imageMessages.tooLarge : undefined;
}
