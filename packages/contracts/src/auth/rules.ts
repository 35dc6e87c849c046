import { authMessages } from "./messages.ts";

/** Free of zod, so that the page behind a mailed link says the same as the schema. */

/**
 * In characters as people count them. NIST SP 800-63B-4: length is what counts, so there is no rule
 * about digits or signs.
 */
export const passwordLength = { min: 15, max: 128 } as const;

/**
 * The error of a new password; undefined for a good one. Only the server can tell that it is too
 * common.
 */
export function passwordError(password: string): string | undefined {
  if (password === "") return authMessages.passwordRequired;
  const length = [...password].length;
  if (length < passwordLength.min) return authMessages.passwordTooShort;
  return length > passwordLength.max ? authMessages.passwordTooLong : undefined;
}

/**
 * How long a link that undoes a change of address may work: 72 hours, after its mail was tried for
 * a day.
 */
const undoableForMs = 96 * 60 * 60_000;

/** A link that was asked for earlier than that gives nothing back any more. */
export function undoableSince(at: Date): Date {
  return new Date(at.getTime() - undoableForMs);
}
