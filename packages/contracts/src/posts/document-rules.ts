/** Without zod, so that public pages can import it. */

/** Limits of a post's document; its whole text has the limits of `postLengths.content`. */
export const documentLimits = {
  blocks: 300,
  spans: 300,
  items: 200,
  /** In characters. */
  link: 2_000,
  alt: 300,
  caption: 300,
} as const;

/** In characters of sent HTML, which needs more of them for the same text. */
export const maxHtmlLength = 60_000;

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
