/** Free of zod, so that public pages can read it. */

/** Of a post's document; its text as a whole has the limits of `postLengths.content`. */
export const documentLimits = {
  blocks: 300,
  spans: 300,
  items: 200,
  /** In characters. */
  link: 2_000,
  alt: 300,
  caption: 300,
} as const;

/** In characters of HTML that is sent, which says the same in more of them. */
export const maxHtmlLength = 60_000;

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
