import { knownCategories } from "@before-ten/contracts/posts/categories";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { pageNumber, searchReader, searchText, shortId } from "../../../lib/search-parameters.ts";

export type PostsSearch = ReturnType<typeof validatePostsSearch>;

export const validatePostsSearch = searchReader({
  category: shortId,
  search: searchText,
  page: pageNumber,
});

/** Ignores a category that isn't one of the club's. */
export function knownPostsSearch(
  { category, ...search }: PostsSearch,
  texts: TextReader,
): PostsSearch {
  const isKnown = knownCategories(texts).some(({ id }) => id === category);
  return { ...(category !== undefined && isKnown && { category }), ...search };
}
