import { mixedAlphabets, mixesAlphabets } from "../shared/alphabets.ts";
import { trimInvisible } from "../shared/clean-text.ts";
import { readEmailAddress } from "../shared/email-address.ts";
import { contactMessages } from "./messages.ts";

/**
 * This file has no zod, so that the form on a public page says the same as the schema without a
 * validator of 22 KB.
 */

export interface ContactTexts {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type ContactField = keyof ContactTexts;

const minNameLength = 2;
const minMessageLength = 10;

/** The specification names no maximum; these keep a message one that a person can read. */
export const contactMaxLengths = { name: 100, subject: 200, message: 5_000 } as const;

/** Of an answer to a message, and of a canned one. */
export const replyLengths = { title: 100, text: 10_000 } as const;

/** The list of canned answers has no pages. */
export const maxCannedAnswers = 100;

/** Placeholder for the sender's name in a canned answer. */
export const namePlaceholder = "{name}";

/**
 * The error of a field, in the sentence its writer sees; undefined for a good one. What can't be
 * seen around it doesn't count.
 */
export function contactError(field: ContactField, value: string): string | undefined {
  const text = trimInvisible(value);
  switch (field) {
    case "name":
      if (text === "") return contactMessages.nameRequired;
      if (text.length < minNameLength) return contactMessages.nameTooShort;
      return mixesAlphabets(text) ? mixedAlphabets : tooLong(field, text);
    case "email":
      return readEmailAddress(text) === undefined ? contactMessages.invalidEmail : undefined;
    case "subject":
      if (text === "") return contactMessages.subjectRequired;
      return mixesAlphabets(text) ? mixedAlphabets : tooLong(field, text);
    case "message":
      if (text === "") return contactMessages.messageRequired;
      if (text.length < minMessageLength) return contactMessages.messageTooShort;
      return tooLong(field, text);
  }
}

function tooLong(field: keyof typeof contactMaxLengths, text: string): string | undefined {
  const max = contactMaxLengths[field];
  if (text.length <= max) return undefined;
  return `Please use at most ${max.toLocaleString("en-AU")} characters`;
}
