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
  tooMany: `There are already ${maxCannedAnswers} canned answers. Delete one that nobody uses.`,
  notFound: "Canned answer not found",
  created: "Canned answer saved",
  updated: "Canned answer changed",
  deleted: "Canned answer deleted",
  create: "New canned answer",
  saveFailed: "Failed to save the canned answer",
  saveFailedRetry: "Failed to save the canned answer. Please try again.",
} as const;
