import type { PublicPost } from "@before-ten/contracts/posts/output";
import { trpc } from "../../../lib/trpc.ts";
import { Section } from "../../../ui/section.tsx";
import { relatedInput } from "./post-queries.ts";
import { PostCard } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

/** Shows related posts; nothing when there are none or they can't be loaded. */
export function RelatedPosts({ post }: { post: PublicPost }) {
  const related = trpc.posts.related.useQuery(relatedInput(post.seo.slug));
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
