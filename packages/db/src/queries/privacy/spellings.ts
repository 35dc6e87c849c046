import { domainToUnicode } from "node:url";

/**
 * How an address may be spelt in files, and in rows stored before domains were normalized: in ASCII
 * or not.
 */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf("@") + 1;
  return [...new Set([email, email.slice(0, at) + domainToUnicode(email.slice(at))])];
}
