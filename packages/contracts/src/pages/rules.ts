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

interface GapsIn {
  title: string;
  excerpt: string;
  content: string;
  status: string;
  /** Null or empty: not scheduled. */
  publishAt: string | null;
}

/** The gaps that visitors are to read once a page is saved, but aren't yet. */
export function newPublicGaps(page: GapsIn, before?: GapsIn): string[] {
  const known = new Set(before && publicGaps(before));
  return publicGaps(page).filter((gap) => !known.has(gap));
}

function publicGaps({ title, excerpt, content, status, publishAt }: GapsIn): string[] {
  const isToBePublic = status === publicPageStatus || Boolean(publishAt);
  return isToBePublic ? unfilledGaps([title, excerpt, content].join("\n")) : [];
}
