import type { PublicPost } from "@before-ten/contracts/posts/output";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { useOnceVisible } from "../../../lib/use-once-visible.ts";
import { Section } from "../../../ui/section.tsx";
import { titleSize } from "../../../ui/title-size.ts";
import { PostFacts } from "./post-facts.tsx";
import { PostLabel } from "./post-label.tsx";
import classes from "./post-page.module.css";
import { PostImage } from "./post-image.tsx";
import { RelatedPosts } from "./related-posts.tsx";
import { ShareButton } from "./share-button.tsx";

interface PostPageProps {
  post: PublicPost;
  newsletter: ReactNode;
}

export function PostPage({ post, newsletter }: PostPageProps) {
  const recordView = trpc.posts.recordView.useMutation();
  useOnceVisible(post.id, () => recordView.mutate({ id: post.id }));
  const tags = [...new Set(post.tags)];
  return (
    <>
      <article className={classes.post}>
        <header className={classes.head}>
          <Link to="/blog" className={classes.back} data-screen-only>
            ← Back to Blog
          </Link>
          <PostLabel post={post} />
          <h1 className={`${classes.title} ${titleSize(post.title)}`}>{post.title}</h1>
          <p className={classes.excerpt}>{post.excerpt}</p>
          <div className={classes.byline}>
            <PostFacts post={post}>
              <span>{viewsLabel(post.views)}</span>
            </PostFacts>
            <ShareButton title={post.title} path={`/blog/${post.seo.slug}`} />
          </div>
        </header>
        <PostImage
          post={post}
          sizes="(min-width: 72rem) 1152px, 94vw"
          priority
          className={classes.image}
        />
        <div className={classes.body}>
          <div className={classes.content}>{post.content}</div>
          {tags.length > 0 && (
            <ul className={classes.tags} aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag}>
                  <Link to="/blog" search={{ search: tag }}>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
      <div data-screen-only>
        <RelatedPosts post={post} />
        <Section id="newsletter" title="Good stories, once in a while" ground="gold" beside>
          {newsletter}
        </Section>
      </div>
    </>
  );
}

function viewsLabel(views: number): string {
  return `${views.toLocaleString("en")} ${views === 1 ? "view" : "views"}`;
}
