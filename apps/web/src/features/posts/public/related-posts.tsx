import type { PostSummary } from "@before-ten/contracts/posts/output";
import { Section } from "../../../ui/section.tsx";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { PostCard, type PostCardWidth } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

/** By how many there are. */
const widths: Partial<Record<number, PostCardWidth>> = { 1: "whole", 2: "half" };

/** They fill their row: three, two, or one as wide as the page. Nothing when there are none. */
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
