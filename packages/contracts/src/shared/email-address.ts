/** Free of zod, so that the newsletter form on public pages doesn't carry a validator of 22 KB. */

const maxEmailLength = 254;

/**
 * Characters that no address may have: white space, what would start a second mail header or
 * recipient, and what nobody sees (control and format characters, half surrogates).
 */
const unwanted = String.raw`\s@,;:<>()\[\]\\"\p{Cc}\p{Cf}\p{Cs}`;

/** One `@`, and a domain of at least two names with something between its dots. */
const pattern = new RegExp(`^[^${unwanted}]+@([^${unwanted}.]+\\.)+[^${unwanted}.]+$`, "u");

export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text);
}
