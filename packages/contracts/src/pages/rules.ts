/** Without zod, so that public pages can import it. */

export const pageStatuses = ["draft", "published"] as const;

export type PageStatus = (typeof pageStatuses)[number];

/** Drafts are only visible to admins. */
export const publicPageStatus = "published" satisfies PageStatus;

export function pagePath(slug: string): `/p/${string}` {
  return `/p/${slug}`;
}

/** What a template leaves to fill in, such as `[legal name]`, each once. */
export function unfilledGaps(text: string): string[] {
  return [...new Set(text.match(/\[[^[\]\n]{2,200}\]/g))];
}
