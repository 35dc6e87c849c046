import type { PublicPost } from "@before-ten/contracts/blog";
import { relatedPostLimit } from "@before-ten/contracts/limits";
import { trpc } from "../../lib/trpc.ts";
import { Section } from "../../ui/section.tsx";
import { PostCard } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

/** What the related posts are asked by; the route's loader asks for the same. */
export function relatedInput(slug: string) {
  return { id: slug, limit: relatedPostLimit };
}

/** Nothing when there are none, or when they can't be had. */
export function RelatedPosts({ post }: { post: PublicPost }) {
  const related = trpc.blogs.related.useQuery(relatedInput(post.seo.slug));
  const posts = related.data ?? [];
  if (posts.length === 0) return null;
  return (
    <Section id="related" title="Related Articles">
      <PostGrid>
        {posts.map((each) => (
          <li key={each.id}>
            <PostCard post={each} heading="h3" />
          </li>
        ))}
      </PostGrid>
    </Section>
  );
}
