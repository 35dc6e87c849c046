import { maxCannedAnswers, replyLengths } from "./rules.ts";

export const adminContactMessages = {
  notFound: "Message not found",
  notFailed: "The email for this message hasn't failed",
  replyRequired: "Please write an answer",
  replyTooLong: `An answer may have at most ${replyLengths.text.toLocaleString("en-AU")} characters`,
  replyNotFound: "Answer not found",
  replyNotFailed: "The email for this answer hasn't failed",
  assigneeUnknown: "There is no such admin",
} as const;

export const cannedAnswerMessages = {
  titleRequired: "Please give it a title",
  titleTooLong: `A title may have at most ${replyLengths.title} characters`,
  tooMany: `There are already ${maxCannedAnswers} saved replies. Delete one that you no longer use.`,
  notFound: "Saved reply not found",
  created: "Saved reply added",
  updated: "Saved reply changed",
  deleted: "Saved reply deleted",
  create: "New saved reply",
  saveFailed: "Failed to save this reply",
  saveFailedRetry: "Failed to save this reply. Please try again.",
} as const;
