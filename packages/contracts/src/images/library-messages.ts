import { maxImageAltLength } from "./rules.ts";

export const libraryMessages = {
  altTooLong: `An alternative text may have at most ${maxImageAltLength} characters`,
  imageRequired: "Please choose an image",
  notFound: "This image doesn't exist, or somebody has deleted it",
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
