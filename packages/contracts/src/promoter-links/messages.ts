import { maxPromoterLinks, promoterNameLength } from "./rules.ts";

/** Sentences about promoters' links for admins. */
export const promoterLinkMessages = {
  nameRequired: "Name is required",
  nameTooLong: `Name can be at most ${promoterNameLength} characters`,
  nameTaken: "This event already has a link with this name",
  tooMany: `An event can have at most ${maxPromoterLinks} links. Please delete one first.`,
  notFound: "This link doesn't exist any more",
  created: "The link is ready",
  createFailed: "Failed to create the link",
  createFailedRetry: "Failed to create the link. Please try again.",
  copied: "The link is copied",
  codeFailed: "Failed to draw the QR code",
  deleted: "The link is deleted",
  deleteFailed: "Failed to delete the link",
  loadFailed: "Failed to load the links",
  none: "Give each promoter or place a link of their own, and see here how many people each brings.",
  confirmDelete:
    "Delete this link and its figures for good? Printed codes will lead to the list of parties.",
} as const;
