import { createFileRoute } from "@tanstack/react-router";
import { PostsPage } from "../../features/posts/public/posts-page.tsx";
import { featuredInput, postsInput } from "../../features/posts/public/post-queries.ts";
import { validatePostsSearch } from "../../features/posts/public/posts-search.ts";
import { NewsletterForm } from "../../features/newsletter/public/newsletter-form.tsx";
import { loadOrShowWhy } from "../../lib/loading.ts";
import { pageHead } from "../../lib/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/blog/")({
  staticData: { cachedPage: { search: ["category", "search", "page"] } },
  ...searchParameters(validatePostsSearch),
  loader: ({ context: { trpc }, deps }) =>
    loadOrShowWhy(
      trpc.posts.list.ensureData(postsInput(deps)),
      trpc.posts.list.ensureData(featuredInput),
      trpc.posts.filters.ensureData(),
    ),
  head: ({ match }) =>
    pageHead({
      title: "Blog",
      description:
        "Stories, playlists and good advice from a day club: what to wear, what to dance to, and how to be home by half past ten.",
      path: "/blog",
      publicUrl: match.context.publicUrl,
    }),
  component: Blog,
});

function Blog() {
  const navigate = Route.useNavigate();
  return (
    <PostsPage
      search={Route.useLoaderDeps()}
      onSearch={(search, fromTop = false) =>
        void navigate({ search, replace: true, resetScroll: fromTop })
      }
      newsletter={<NewsletterForm />}
    />
  );
}
