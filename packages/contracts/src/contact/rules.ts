import { mixedAlphabets, mixesAlphabets } from "../shared/alphabets.ts";
import { trimInvisible } from "../shared/clean-text.ts";
import { readEmailAddress } from "../shared/email-address.ts";
import { contactMessages } from "./messages.ts";

/**
 * Without zod, so that the form on a public page uses the same rules as the schema without loading
 * 22 KB.
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

/** The specification names no maximum; these keep messages readable. */
export const contactMaxLengths = { name: 100, subject: 200, message: 5_000 } as const;

/** For replies and canned answers. */
export const replyLengths = { title: 100, text: 10_000 } as const;

/** Limited, because the list of canned answers has no pages. */
export const maxCannedAnswers = 100;

/** Placeholder for the sender's name in a canned answer. */
export const namePlaceholder = "{name}";

/**
 * A field's error, as its writer sees it; undefined if it is fine. Surrounding invisible characters
 * are ignored.
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
