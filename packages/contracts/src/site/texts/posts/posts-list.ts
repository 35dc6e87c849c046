import { defineTexts } from "../../define-texts.ts";

export const postsListTexts = defineTexts("posts-list", "List of the blog's articles", {
  search: "Search",
  searchLabel: "Search articles",
  categoriesLabel: "Categories",
  allCategories: "All Posts",
  listLabel: "Articles",
  oneArticle: "1 article",
  articles: "{count} articles",
  emptyText: "Try another word, or see everything we've written.",
  noneYetText: "Nothing here yet. Please come back soon.",
  showAll: "View All Articles",
  pagesLabel: "Pages",
  newer: "Newer articles",
  older: "Older articles",
  topicsTitle: "Popular Topics",
  topic: "{topic} ({count})",
});
