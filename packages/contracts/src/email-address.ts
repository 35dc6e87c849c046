/** Free of zod, so that the newsletter form on public pages doesn't carry a validator of 22 KB. */

const maxEmailLength = 254;

/** One `@`, no white space, a dot in the domain, and none of the characters that would start a second mail header or recipient. */
const pattern = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]+$/;

export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text) && !hasControlCharacter(text);
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}
