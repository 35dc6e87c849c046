const alphabets = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

export const mixedAlphabets = "Please write each word in one alphabet";

/**
 * Whether a word has letters of two alphabets that look alike, such as "Mаria" with a Cyrillic а: it
 * reads like another name and can't be found by searching for it.
 */
export function mixesAlphabets(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => alphabets.filter((letter) => letter.test(word)).length > 1);
}
