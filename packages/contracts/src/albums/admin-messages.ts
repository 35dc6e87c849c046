import { albumLengths, maxAlbumImages } from "./rules.ts";

export const adminAlbumMessages = {
  tooManyImages: `An album may have at most ${maxAlbumImages} images`,
  captionTooLong: `A caption may have at most ${albumLengths.caption} characters`,
  altTooLong: `An alternative text may have at most ${albumLengths.alt} characters`,
  consentNoteTooLong: `A consent note may have at most ${albumLengths.consentNote} characters`,
  imageUnknown: "This image isn't there any more. Please remove it here and upload it again.",
  imageTwice: "This image is in the album twice",
  imageRequired: "Please choose an image",
  versionLacksImage:
    "An image of that version isn't there any more. Please upload it again and put the album in order by hand.",
  loadFailed: "Failed to load the album",
  uploadFailed: "The image couldn't be uploaded",
  created: "Album saved",
  createFailed: "The album couldn't be saved",
  createFailedRetry: "The album couldn't be saved. Please try again.",
  updated: "Album saved",
  updateFailed: "The album couldn't be saved",
  updateFailedRetry: "The album couldn't be saved. Please try again.",
} as const;
