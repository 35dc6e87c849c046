import { domainToUnicode } from "node:url";

/** How an address stands in files, and in what was stored before domains were: in ASCII or not. */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf("@") + 1;
  return [...new Set([email, email.slice(0, at) + domainToUnicode(email.slice(at))])];
}
