import { createFileRoute } from "@tanstack/react-router";
import { PostsPage } from "../../features/posts/public/posts-page.tsx";
import { featuredInput, postsInput } from "../../features/posts/public/post-queries.ts";
import { validatePostsSearch } from "../../features/posts/public/posts-search.ts";
import { NewsletterForm } from "../../features/newsletter/public/newsletter-form.tsx";
import { Island } from "../../islands/island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/blog/")({
  staticData: { cachedPage: { search: ["category", "search", "page"] } },
  ...searchParameters(validatePostsSearch),
  loader: async ({ context: { api }, deps }) => {
    const [posts, featured, filters] = await Promise.all([
      settle(api.posts.list.ensureData(postsInput(deps))),
      settle(api.posts.list.ensureData(featuredInput)),
      settle(api.posts.filters.ensureData()),
    ]);
    // If the popular topics can't be loaded, the page simply leaves them out.
    return { posts, featured: featured.data?.items[0], topics: filters.data?.popularTags ?? [] };
  },
  head: ({ match }) =>
    pageHead({
      title: "Blog",
      description:
        "Stories, playlists and good advice from a day club: what to wear, what to dance to, and how to be home by half past ten.",
      path: "/blog",
      publicUrl: match.context.publicUrl,
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
      {...Route.useLoaderData()}
      search={Route.useLoaderDeps()}
      newsletter={<Island name="newsletter-form" component={NewsletterForm} props={{}} />}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
    />
  );
}
