import { feedLinksTexts } from "@before-ten/contracts/site/texts/feed-links";
import { loadErrorTexts } from "@before-ten/contracts/site/texts/load-error";
import { postsTexts } from "@before-ten/contracts/site/texts/posts/posts-page";
import { postCardTexts } from "@before-ten/contracts/site/texts/posts/post-card";
import { postCategoryTexts } from "@before-ten/contracts/site/texts/posts/post-categories";
import { postsListTexts } from "@before-ten/contracts/site/texts/posts/posts-list";
import { createFileRoute } from "@tanstack/react-router";
import { PostsList } from "../../features/posts/public/posts-list.tsx";
import { PostsPage } from "../../features/posts/public/posts-page.tsx";
import { featuredInput, postsInput } from "../../features/posts/public/post-queries.ts";
import { knownPostsSearch, validatePostsSearch } from "../../features/posts/public/posts-search.ts";
import { Island } from "../../islands/island.tsx";
import { NewsletterIsland } from "../../islands/newsletter-island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { stringifySearch } from "../../lib/search-string.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/blog/")({
  staticData: { cachedPage: { search: ["category", "search", "page"] } },
  ...searchParameters(validatePostsSearch),
  loader: async ({ context: { api, texts }, deps }) => {
    await Promise.all([
      settle(api.posts.list.ensureData(postsInput(knownPostsSearch(deps, texts)))),
      settle(api.posts.list.ensureData(featuredInput)),
      settle(api.posts.filters.ensureData()),
    ]);
  },
  head: ({ match: { context, loaderDeps } }) => {
    const { pageTitle: title, description } = context.texts(postsTexts);
    const { category, search } = knownPostsSearch(loaderDeps, context.texts);
    return pageHead({
      title,
      description,
      path: "/blog",
      ...context,
      feeds: [{ list: "/blog", filters: { category, search } }],
    });
  },
  component: Blog,
});

function Blog() {
  const { publicUrl, texts } = Route.useRouteContext();
  return (
    <PostsPage
      list={
        <Island
          name="posts-list"
          component={PostsList}
          props={{
            search: stringifySearch(knownPostsSearch(Route.useLoaderDeps(), texts)),
            origin: publicUrl,
          }}
          texts={[postsListTexts, postCardTexts, postCategoryTexts, feedLinksTexts, loadErrorTexts]}
          isList
        />
      }
      newsletter={<NewsletterIsland />}
    />
  );
}
