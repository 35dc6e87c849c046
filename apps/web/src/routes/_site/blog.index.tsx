import { createFileRoute } from "@tanstack/react-router";
import { BlogPage } from "../../features/blogs/blog-page.tsx";
import { featuredInput, postsInput } from "../../features/blogs/blog-queries.ts";
import { validateBlogSearch } from "../../features/blogs/blog-search.ts";
import { NewsletterForm } from "../../features/newsletter/newsletter-form.tsx";
import { loadOrShowWhy } from "../../lib/loading.ts";
import { pageHead } from "../../lib/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/blog/")({
  staticData: { cachedPage: { search: ["category", "search", "page"] } },
  ...searchParameters(validateBlogSearch),
  loader: ({ context: { trpc }, deps }) =>
    loadOrShowWhy(
      trpc.blogs.list.ensureData(postsInput(deps)),
      trpc.blogs.list.ensureData(featuredInput),
      trpc.blogs.filters.ensureData(),
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
    <BlogPage
      search={Route.useLoaderDeps()}
      onSearch={(search, fromTop = false) =>
        void navigate({ search, replace: true, resetScroll: fromTop })
      }
      newsletter={<NewsletterForm />}
    />
  );
}
