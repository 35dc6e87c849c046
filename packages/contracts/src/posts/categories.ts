import type { TextReader } from "../site/read-texts.ts";
import { postCategoryTexts } from "../site/texts/posts/post-categories.ts";

/** Without zod, so that public pages can import it. */

interface PostCategory {
  id: string;
  label: string;
  colour: string;
}

/** Those offered for new posts and in filters, in the club's order. */
export function offeredCategories(texts: TextReader): readonly PostCategory[] {
  return texts(postCategoryTexts).list;
}

/** Posts may also have one that is no longer offered. */
export function knownCategories(texts: TextReader): readonly PostCategory[] {
  const offered = offeredCategories(texts);
  const ids = new Set(offered.map(({ id }) => id));
  const others = texts.withHidden(postCategoryTexts).list.filter(({ id }) => !ids.has(id));
  return [...offered, ...others];
}

export function findCategory(texts: TextReader, id: string): PostCategory | undefined {
  return knownCategories(texts).find((category) => category.id === id);
}

export function categoryLabel(texts: TextReader, id: string): string {
  return findCategory(texts, id)?.label ?? id;
}

/** For a select: the offered ones, and the one that is already chosen. */
export function categoryChoices(
  texts: TextReader,
  chosen?: string,
): { value: string; label: string }[] {
  const offered = new Set(offeredCategories(texts).map(({ id }) => id));
  return knownCategories(texts)
    .filter(({ id }) => offered.has(id) || id === chosen)
    .map(({ id, label }) => ({ value: id, label }));
}
