const alphabets = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

export const mixedAlphabets = "Please write each word in one alphabet";

/**
 * Whether a word mixes look-alike letters of two alphabets, such as "Maria" with a Cyrillic a: it
 * looks like another name, and a search for it finds nothing.
 */
export function mixesAlphabets(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => alphabets.filter((letter) => letter.test(word)).length > 1);
}
