import type { PostSummary } from "@before-ten/contracts/posts/output";
import { Section } from "../../../ui/section.tsx";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { PostCard } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

/** Shows related posts; nothing when there are none. */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section id="related" title="Related Articles">
      <PostGrid>
        {posts.map((each) => (
          <CachedPart
            key={each.id}
            as="li"
            component={PostCard}
            props={{ post: each, heading: "h3" }}
          />
        ))}
      </PostGrid>
    </Section>
  );
}
