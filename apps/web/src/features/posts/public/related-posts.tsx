import type { PostSummary } from "@before-ten/contracts/posts/output";
import { Section } from "../../../ui/section.tsx";
import { PostCard } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

/** Shows related posts; nothing when there are none. */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
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
