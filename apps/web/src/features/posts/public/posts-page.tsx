import type { PostSummary } from "@before-ten/contracts/posts/output";
import { postMessages } from "@before-ten/contracts/posts/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { Arc } from "../../../ui/arc.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/section.tsx";
import { PostFilters } from "./post-filters.tsx";
import { featuredInput, postsInput } from "./post-queries.ts";
import classes from "./posts-page.module.css";
import type { PostsSearch } from "./posts-search.ts";
import { PopularTopics } from "./popular-topics.tsx";
import { PostCard } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";

interface PostsPageProps {
  search: PostsSearch;
  /** `fromTop`: the list that changes is above what was clicked. */
  onSearch: (search: PostsSearch, fromTop?: boolean) => void;
  newsletter: ReactNode;
}

export function PostsPage({ search, onSearch, newsletter }: PostsPageProps) {
  const posts = trpc.posts.list.useQuery(postsInput(search), { placeholderData: keepPreviousData });
  const total = posts.data?.pagination.total ?? 0;
  return (
    <>
      <header className={classes.hero}>
        <div className={`${classes.inner} ${classes.masthead}`}>
          <h1 className={classes.title}>The Blog</h1>
          <div className={classes.lead}>
            <Arc width={72} progress={0.35} />
            <p>
              Stories from the floor, the decks and the walk home. Written in daylight, read best
              before ten.
            </p>
          </div>
        </div>
      </header>
      <div className={classes.inner}>
        <PostFilters
          search={search}
          onChange={onSearch}
          count={posts.data ? `${total} ${total === 1 ? "article" : "articles"}` : ""}
        />
      </div>
      <section aria-label="Articles" className={classes.list}>
        <div className={`${classes.inner} ${posts.isPlaceholderData ? classes.refreshing : ""}`}>
          {posts.isPending && <Loading label="Loading articles" />}
          {posts.isError && (
            <Notice {...loadErrorNotice(posts.error, { failed: postMessages.loadFailed })}>
              <button
                type="button"
                className={actionClass("ink")}
                onClick={() => void posts.refetch()}
              >
                Try again
              </button>
            </Notice>
          )}
          {posts.isSuccess && <Posts posts={posts.data} search={search} onSearch={onSearch} />}
        </div>
      </section>
      <PopularTopics
        search={search.search}
        // A topic is searched in all categories, as its count was.
        onPick={(topic) => onSearch({ search: topic }, true)}
      />
      <Section id="newsletter" title="Good stories, once in a while" ground="gold" beside>
        {newsletter}
      </Section>
    </>
  );
}

interface PostsProps extends Pick<PostsPageProps, "search" | "onSearch"> {
  posts: PageOf<PostSummary>;
}

function Posts({ posts: { items, pagination }, search, onSearch }: PostsProps) {
  const unfiltered = search.category === undefined && search.search === undefined;
  const featured = trpc.posts.list.useQuery(featuredInput, { enabled: unfiltered });
  const lead = unfiltered ? featured.data?.items[0] : undefined;
  if (items.length === 0) {
    return (
      <Notice
        title={postMessages.noneFound}
        text="Try another word, or see everything we have written."
      >
        <button type="button" className={actionClass("ink")} onClick={() => onSearch({})}>
          View All Articles
        </button>
      </Notice>
    );
  }
  const { page, pages } = pagination;
  return (
    <>
      {lead && page === 1 && <PostCard post={lead} heading="h2" wide />}
      <PostGrid>
        {items
          .filter(({ id }) => id !== lead?.id)
          .map((post) => (
            <li key={post.id}>
              <PostCard post={post} heading="h2" />
            </li>
          ))}
      </PostGrid>
      {pages > 1 && (
        <nav className={classes.pager} aria-label="Pages">
          {page > 1 && <PageLink search={{ ...search, page: page - 1 }}>Newer articles</PageLink>}
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
    <Link to="/blog" search={search} className={actionClass("outline")}>
      {children}
    </Link>
  );
}
