import { maxImageAltLength } from "./rules.ts";

export const imageMessages = {
  invalid: "Please select a valid image file (JPEG, PNG, WebP)",
  damaged: "This image file is damaged or incomplete. Please export it again, or choose another.",
  heic: "HEIC pictures can't be read here. Please save this one as a JPEG and choose it again.",
  tooManyPixels: (width: number, height: number) =>
    `This image is ${width.toLocaleString("en-AU")} by ${height.toLocaleString("en-AU")} pixels, which is too many. Please make it smaller.`,
  tooLarge: "Image size must be less than 5MB",
  tooSlow: "This image takes too long to process. Please choose a simpler or smaller one.",
  interrupted: "This image couldn't be processed just now. Please try again.",
  storageAway: "We can't reach our image storage just now. Please try again in a moment.",
  storageFull: "There is no room left to store this image. Please try again later.",
} as const;

export const libraryMessages = {
  altTooLong: `An alternative text may have at most ${maxImageAltLength} characters`,
  imageRequired: "Please choose an image",
  notFound: "This image doesn't exist, or someone has deleted it",
  stillUsed:
    "This image is still in use: in an event, album, post or campaign (perhaps one in the trash), or in an email that has gone out",
  loadFailed: "The images can't be loaded",
  uploaded: "Image uploaded",
  uploadFailed: "The image couldn't be uploaded",
  saved: "Alternative text saved",
  saveFailed: "The alternative text couldn't be saved",
  deleted: "Image deleted",
  deleteFailed: "The image couldn't be deleted",
} as const;
