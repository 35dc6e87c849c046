import { createFileRoute } from "@tanstack/react-router";
import { PostsList } from "../../features/posts/public/posts-list.tsx";
import { PostsPage } from "../../features/posts/public/posts-page.tsx";
import { featuredInput, postsInput } from "../../features/posts/public/post-queries.ts";
import { validatePostsSearch } from "../../features/posts/public/posts-search.ts";
import { NewsletterForm } from "../../features/newsletter/public/newsletter-form.tsx";
import { Island } from "../../islands/island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { stringifySearch } from "../../lib/search-string.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/blog/")({
  staticData: { cachedPage: { search: ["category", "search", "page"] } },
  ...searchParameters(validatePostsSearch),
  loader: async ({ context: { api }, deps }) => {
    await Promise.all([
      settle(api.posts.list.ensureData(postsInput(deps))),
      settle(api.posts.list.ensureData(featuredInput)),
      settle(api.posts.filters.ensureData()),
    ]);
  },
  head: ({ match }) =>
    pageHead({
      title: "Blog",
      description:
        "Stories, playlists and good advice from a day club: what to wear, what to dance to, and how to be home by half past ten.",
      path: "/blog",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
      feeds: [
        {
          list: "/blog",
          filters: { category: match.loaderDeps.category, search: match.loaderDeps.search },
        },
      ],
    }),
  component: Blog,
});

function Blog() {
  return (
    <PostsPage
      list={
        <Island
          name="posts-list"
          component={PostsList}
          props={{
            search: stringifySearch(Route.useLoaderDeps()),
            origin: Route.useRouteContext({ select: ({ publicUrl }) => publicUrl }),
          }}
          isList
        />
      }
      newsletter={<Island name="newsletter-form" component={NewsletterForm} props={{}} />}
    />
  );
}
