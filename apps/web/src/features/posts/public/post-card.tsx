import type { PostSummary } from "@before-ten/contracts/posts/output";
import { cardTagLimit } from "@before-ten/contracts/shared/limits";
import { postCardTexts } from "@before-ten/contracts/site/texts/posts/post-card";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import classes from "./post-card.module.css";
import { PostFacts } from "./post-facts.tsx";
import { PostLabel } from "./post-label.tsx";
import { PostImage } from "./post-image.tsx";

/** As a share of the page's width in a wide window. */
export type PostCardWidth = "whole" | "half" | "third";

/** Slightly wider than the cards, as the images stick out at their sides. */
const imageSizes: Record<PostCardWidth, string> = {
  whole: "(min-width: 72rem) 711px, (min-width: 60rem) 60vw, 103vw",
  half: "(min-width: 72rem) 560px, (min-width: 40rem) 46vw, 94vw",
  third: "(min-width: 60rem) 360px, (min-width: 40rem) 46vw, 94vw",
};

interface PostCardProps {
  post: PostSummary;
  /** One level below the heading above it. */
  heading: "h2" | "h3";
  width?: PostCardWidth;
  /** The featured story at the top of the list. */
  leads?: boolean;
}

export function PostCard({
  post,
  heading: Heading,
  width = "third",
  leads = false,
}: PostCardProps) {
  const { tagsLabel } = useTexts(postCardTexts);
  const tags = [...new Set(post.tags)].slice(0, cardTagLimit);
  return (
    <article
      className={[classes.card, width === "whole" && classes.wide, leads && classes.lead]
        .filter(Boolean)
        .join(" ")}
    >
      <div className={classes.frame}>
        <PostImage
          post={post}
          sizes={imageSizes[width]}
          priority={leads}
          className={classes.image}
        />
      </div>
      <div className={classes.words}>
        <PostLabel post={post} />
        <Heading className={classes.title}>
          <a href={pathTo("/blog/$id", { params: { id: post.seo.slug } })}>{post.title}</a>
        </Heading>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <PostFacts post={post} />
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label={tagsLabel}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
