import type { PostSummary } from "@before-ten/contracts/posts/output";
import { postMessages } from "@before-ten/contracts/posts/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import type { ReactNode } from "react";
import type { Settled } from "../../../lib/api/settle.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { Arc } from "../../../ui/sky/arc.tsx";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { FeedLinks } from "../../../ui/feed-links.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { Section } from "../../../ui/section.tsx";
import { PostFilters } from "./post-filters.tsx";
import classes from "./posts-page.module.css";
import { type PostsSearch, validatePostsSearch } from "./posts-search.ts";
import { PopularTopics } from "./popular-topics.tsx";
import { PostCard } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

interface PostsPageProps {
  search: PostsSearch;
  posts: Settled<PageOf<PostSummary>>;
  /** The first story of the list while it isn't filtered. */
  featured: PostSummary | undefined;
  topics: Parameters<typeof PopularTopics>[0]["topics"];
  newsletter: ReactNode;
  publicUrl: string;
}

export function PostsPage({
  search,
  posts,
  featured,
  topics,
  newsletter,
  publicUrl,
}: PostsPageProps) {
  const total = posts.data?.pagination.total ?? 0;
  return (
    <>
      <header className={classes.hero}>
        <div className={`${classes.inner} ${classes.masthead}`}>
          <h1 className={classes.title}>The Blog</h1>
          <div className={classes.lead}>
            <Arc width={72} progress={0.35} />
            <p>
              Stories from the floor, the decks and the walk home. Written in daylight, best read
              before ten.
            </p>
          </div>
        </div>
      </header>
      <PageFrame loadFailed={postMessages.loadFailed}>
        <div className={classes.inner}>
          <PostFilters
            search={search}
            count={posts.data ? `${total} ${total === 1 ? "article" : "articles"}` : ""}
          />
        </div>
        <section aria-label="Articles" className={classes.list}>
          <div className={classes.inner} data-part="list">
            {posts.error ? (
              <LoadError error={posts.error} failed={postMessages.loadFailed} />
            ) : (
              <Posts posts={posts.data} search={search} featured={featured} />
            )}
          </div>
          <div className={classes.inner} data-part="feeds">
            <FeedLinks
              list="/blog"
              filters={{ category: search.category, search: search.search }}
              publicUrl={publicUrl}
            />
          </div>
        </section>
        <PopularTopics topics={topics} search={search.search} />
      </PageFrame>
      <Section id="newsletter" title="Good stories, once in a while" ground="gold" beside>
        {newsletter}
      </Section>
    </>
  );
}

interface PostsProps extends Pick<PostsPageProps, "search" | "featured"> {
  posts: PageOf<PostSummary>;
}

function Posts({ posts: { items, pagination }, search, featured }: PostsProps) {
  const unfiltered = search.category === undefined && search.search === undefined;
  const lead = unfiltered ? featured : undefined;
  if (items.length === 0) {
    return (
      <Notice
        title={postMessages.noneFound}
        text="Try another word, or see everything we have written."
      >
        {/* A form without fields, so submitting it clears all filters. */}
        <form action={pathTo("/blog")}>
          <button type="submit" className={actionClass("ink")}>
            View All Articles
          </button>
        </form>
      </Notice>
    );
  }
  const { page, pages } = pagination;
  return (
    <>
      {lead && page === 1 && <PostCard post={lead} heading="h2" width="whole" leads />}
      <PostGrid>
        {items
          .filter(({ id }) => id !== lead?.id)
          .map((post) => (
            <CachedPart
              key={post.id}
              as="li"
              component={PostCard}
              props={{ post: post, heading: "h2" }}
            />
          ))}
      </PostGrid>
      {pages > 1 && (
        <nav className={classes.pager} aria-label="Pages" data-from-top>
          {page > 1 && (
            <PageLink search={validatePostsSearch({ ...search, page: page - 1 })}>
              Newer articles
            </PageLink>
          )}
          {page < pages && (
            <PageLink search={{ ...search, page: page + 1 }}>Older articles</PageLink>
          )}
        </nav>
      )}
    </>
  );
}

function PageLink({ search, children }: { search: PostsSearch; children: ReactNode }) {
  return (
    <a href={pathTo("/blog", { search })} className={actionClass("outline")}>
      {children}
    </a>
  );
}
