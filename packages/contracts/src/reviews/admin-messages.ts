import { quotedScore } from "./rules.ts";

/** Sentences about reviews for admins. */
export const adminReviewMessages = {
  notFound: "This review doesn't exist any more",
  none: "No guest has answered yet. The thank-you email after the party asks them.",
  loadFailed: "Failed to load what guests said",
  deleted: "The review is deleted",
  deleteFailed: "Failed to delete the review",
  confirmDelete: "Delete this review for good? If the site quotes it, the quotation goes too.",
  quoted: "The home page quotes it now",
  unquoted: "The site doesn't quote it any more",
  quoteFailed: "Failed to change the quotations",
  notAgreed: "Its guest didn't agree to be quoted",
  tooFewStars: `The site shows quotations with five stars, so only reviews with ${quotedScore} can be quoted`,
  tooManyQuotations: "The home page has as many quotations as it can hold: please remove one first",
} as const;
