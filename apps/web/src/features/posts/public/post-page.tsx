import type { PostSummary, PublicPost } from "@before-ten/contracts/posts/output";
import { postTexts } from "@before-ten/contracts/site/texts/posts/post";
import type { ReactNode } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { Section } from "../../../ui/section.tsx";
import { titleSize } from "../../../ui/title-size.ts";
import { PostBody } from "./post-body.tsx";
import { PostFacts } from "./post-facts.tsx";
import { PostLabel } from "./post-label.tsx";
import classes from "./post-page.module.css";
import { PostImage } from "./post-image.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { PostCard, type PostCardWidth } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

/** Card width by number of posts. */
const widths: Partial<Record<number, PostCardWidth>> = { 1: "whole", 2: "half" };

interface PostPageProps {
  post: PublicPost;
  related: PostSummary[];
  /** The site's origin, without a trailing slash. */
  publicUrl: string;
  /** The next party, shown after the text. */
  nextParty: ReactNode;
  newsletter: ReactNode;
  /** A preview isn't counted as a view, and its address isn't public. */
  isPreview?: boolean;
}

export function PostPage({
  post,
  related,
  publicUrl,
  nextParty,
  newsletter,
  isPreview = false,
}: PostPageProps) {
  const texts = useTexts(postTexts);
  const path = pathTo("/blog/$id", { params: { id: post.seo.slug } });
  const tags = [...new Set(post.tags)];
  return (
    <>
      {!isPreview && <record-view kind="post" item-id={post.id} />}
      <article className={classes.post}>
        <header className={classes.head}>
          <a href={pathTo("/blog")} className={classes.back} data-screen-only>
            {texts.toBlog}
          </a>
          <PostLabel post={post} />
          <h1 className={`${classes.title} ${titleSize(post.title)}`}>{post.title}</h1>
          <p className={classes.excerpt}>{post.excerpt}</p>
          <div className={classes.byline}>
            <PostFacts post={post}>
              <span>
                {post.views === 1
                  ? texts.oneView
                  : texts.views({ count: post.views.toLocaleString("en") })}
              </span>
            </PostFacts>
            {!isPreview && <ShareButton title={post.title} url={publicUrl + path} />}
          </div>
        </header>
        <PostImage
          post={post}
          sizes="(min-width: 72rem) 1152px, 94vw"
          priority
          className={classes.image}
        />
        <div className={classes.body}>
          <PostBody post={post} />
          {tags.length > 0 && (
            <ul className={classes.tags} aria-label={texts.tagsLabel}>
              {tags.map((tag) => (
                <li key={tag}>
                  <a href={pathTo("/blog", { search: { search: tag } })}>{tag}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
      <div data-screen-only>
        {nextParty}
        <RelatedPosts posts={related} />
        <Section id="newsletter" title={texts.newsletterTitle} ground="gold" beside>
          {newsletter}
        </Section>
      </div>
    </>
  );
}

/** Up to three posts that fill their row. Nothing if there are none. */
function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  const { relatedTitle } = useTexts(postTexts);
  if (posts.length === 0) return null;
  const width = widths[posts.length] ?? "third";
  return (
    <Section id="related" title={relatedTitle}>
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
