import { reviewLengths, reviewWithinDays } from "./rules.ts";

/** Sentences about reviews for guests. */
export const reviewMessages = {
  invalidLink: "This link has expired or isn't complete. Please use the one in our email.",
  over: `This link has expired: it worked for ${reviewWithinDays} days after the party.`,
  scoreRequired: "Please choose a number from 1 to 5",
  sentenceTooLong: `Please use at most ${reviewLengths.sentence} characters`,
  firstNameTooLong: `Please use at most ${reviewLengths.firstName} characters`,
  nothingToQuote: "Please write a sentence, or untick the box: there is nothing to quote yet",
  saved: "Thank you. You can change or delete your answer here.",
  saveFailed: "Failed to save your answer. Please try again.",
  withdrawn: "Your answer is deleted, and we don't quote it any more.",
  withdrawFailed: "Failed to delete your answer. Please try again.",
  tooManyAttempts: "Too many attempts. Please try again later.",
} as const;
