import { postCategories } from "@before-ten/contracts/posts/rules";
import { oneOf, pageNumber, searchReader, searchText } from "../../../lib/search-parameters.ts";

export type PostsSearch = ReturnType<typeof validatePostsSearch>;

export const validatePostsSearch = searchReader({
  category: oneOf(postCategories),
  search: searchText,
  page: pageNumber,
});
