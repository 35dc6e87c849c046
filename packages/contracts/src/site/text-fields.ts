import type { ClubWord } from "./define-texts.ts";
import { gap } from "./fill-gaps.ts";

/** Filled in everywhere: `{club}` is `brand.name`. */
export const clubWords = {
  club: "name",
  tagline: "tagline",
  email: "email",
  phone: "phone",
  payments: "paymentProvider",
} as const satisfies Record<ClubWord, string>;

export function isClubWord(name: string): name is ClubWord {
  return Object.hasOwn(clubWords, name);
}

/** The names in braces in a text, without the club's own. */
export function gapsIn(text: string): string[] {
  return [...text.matchAll(gap)].map(([, name = ""]) => name).filter((name) => !isClubWord(name));
}

/** Fields of a list's entries whose values are among those of the defaults. */
const choiceFields = new Set(["type", "colour", "signUps"]);

export function isChoice(field: string): boolean {
  return choiceFields.has(field);
}

/** Fields of a list's entries that no visitor reads as words. */
const otherFields = new Set([
  "id",
  "url",
  "image",
  "counted",
  "from",
  "until",
  "hidden",
  "removedAt",
  "removedBy",
  "code",
  "currency",
  "timeZone",
  "consent",
  ...choiceFields,
]);

export function isSentence(field: string): boolean {
  return !otherFields.has(field);
}
