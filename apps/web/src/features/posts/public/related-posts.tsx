import type { PostSummary } from "@before-ten/contracts/posts/output";
import { Section } from "../../../ui/section.tsx";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { PostCard, type PostCardWidth } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

/** Card width by number of posts. */
const widths: Partial<Record<number, PostCardWidth>> = { 1: "whole", 2: "half" };

/** Up to three posts that fill their row. Nothing if there are none. */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  const width = widths[posts.length] ?? "third";
  return (
    <Section id="related" title="Related Articles">
      <PostGrid width={width}>
        {posts.map((each) => (
          <CachedPart
            key={each.id}
            as="li"
            component={PostCard}
            props={{ post: each, heading: "h3", width }}
          />
        ))}
      </PostGrid>
    </Section>
  );
}
