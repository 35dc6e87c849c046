import { quotedScore } from "./rules.ts";

/** Sentences about reviews for admins. */
export const adminReviewMessages = {
  notFound: "This review doesn't exist any more",
  none: "No guest has answered yet. The thank-you email after the party asks them.",
  loadFailed: "Failed to load what guests said",
  deleted: "The review is deleted",
  deleteFailed: "Failed to delete the review",
  confirmDelete: "Delete this review for good? If the site quotes it, the quote goes too.",
  quoted: "Now quoted on the home page",
  unquoted: "No longer quoted on the site",
  quoteFailed: "Failed to change the quotes",
  notAgreed: "Its guest didn't agree to be quoted",
  tooFewStars: `The site shows quotes with five stars, so only reviews with ${quotedScore} can be quoted`,
  tooManyQuotations: "The home page has no room for another quote. Please remove one first.",
} as const;
