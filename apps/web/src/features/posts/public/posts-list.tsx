import { postMessages } from "@before-ten/contracts/posts/messages";
import type { PostSummary } from "@before-ten/contracts/posts/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import type { TextsOf } from "@before-ten/contracts/site/define-texts";
import { postsListTexts } from "@before-ten/contracts/site/texts/posts/posts-list";
import { type ReactNode, use } from "react";
import { listQuery } from "../../../lib/api/list-query.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { SiteTexts, useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { FeedLinks } from "../../../ui/feed-links.tsx";
import { ListFrame, type ListView } from "../../../ui/list-frame.tsx";
import { ListPart, ListStatus, useListScroll } from "../../../ui/list-part.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PopularTopics } from "./popular-topics.tsx";
import { PostCard } from "./post-card.tsx";
import { PostFilters } from "./post-filters.tsx";
import filterClasses from "./post-filters.module.css";
import { PostGrid } from "./post-grid.tsx";
import { featuredInput, postsInput } from "./post-queries.ts";
import classes from "./posts-page.module.css";
import { type PostsSearch, knownPostsSearch, validatePostsSearch } from "./posts-search.ts";

interface PostsListProps {
  /** Query string of the page. */
  search: string;
  /** The site's origin. */
  origin: string;
}

/** The island of /blog. */
export function PostsList({ search, origin }: PostsListProps) {
  const texts = use(SiteTexts);
  return (
    <ListFrame
      search={search}
      validate={(given) => knownPostsSearch(validatePostsSearch(given), texts)}
    >
      {(view) => <FilteredPosts view={view} origin={origin} />}
    </ListFrame>
  );
}

interface FilteredPostsProps extends Pick<PostsListProps, "origin"> {
  view: ListView<PostsSearch>;
}

function FilteredPosts({ view, origin }: FilteredPostsProps) {
  const texts = useTexts(postsListTexts);
  const { search } = view;
  const options = listQuery(view.isLive);
  const posts = trpc.posts.list.useQuery(postsInput(search), options);
  const featured = trpc.posts.list.useQuery(featuredInput, options);
  const filters = trpc.posts.filters.useQuery(undefined, options);
  const isLoaded = !posts.isPending && !featured.isPending;
  const isBusy = posts.isPlaceholderData || (posts.isPending && posts.isFetching);
  useListScroll(view, isLoaded && !isBusy);
  const total = posts.data?.pagination.total ?? 0;
  return (
    <>
      <div className={classes.inner}>
        <PostFilters
          search={search}
          count={
            <ListStatus name="count" isLoaded={isLoaded} className={filterClasses.count}>
              {posts.data ? countOf(total, texts) : ""}
            </ListStatus>
          }
        />
      </div>
      <section aria-label={texts.listLabel} className={classes.list}>
        <ListPart
          name="list"
          isLoaded={isLoaded}
          className={classes.inner}
          aria-busy={isBusy || undefined}
        >
          {posts.error && <LoadError error={posts.error} failed={postMessages.loadFailed} />}
          {posts.data && (
            <Posts posts={posts.data} search={search} featured={featured.data?.items[0]} />
          )}
        </ListPart>
        <div className={classes.inner}>
          <FeedLinks
            list="/blog"
            filters={{ category: search.category, search: search.search }}
            publicUrl={origin}
          />
        </div>
      </section>
      <ListPart name="topics" isLoaded={!filters.isPending}>
        {/* If the popular topics can't be loaded, the page leaves them out. */}
        <PopularTopics topics={filters.data?.popularTags ?? []} search={search.search} />
      </ListPart>
    </>
  );
}

function countOf(
  total: number,
  { oneArticle, articles }: TextsOf<typeof postsListTexts.defaults>,
): string {
  return total === 1 ? oneArticle : articles({ count: total });
}

interface PostsProps {
  posts: PageOf<PostSummary>;
  search: PostsSearch;
  /** The first story of the list while it isn't filtered. */
  featured: PostSummary | undefined;
}

function Posts({ posts: { items, pagination }, search, featured }: PostsProps) {
  const texts = useTexts(postsListTexts);
  const unfiltered = search.category === undefined && search.search === undefined;
  const lead = unfiltered ? featured : undefined;
  if (items.length === 0 && unfiltered && pagination.total === 0) {
    return <Notice title={postMessages.noneFound} text={texts.noneYetText} />;
  }
  if (items.length === 0) {
    return (
      <Notice title={postMessages.noneFound} text={texts.emptyText}>
        {/* A form without fields, so submitting it clears all filters. */}
        <form action={pathTo("/blog")}>
          <button type="submit" className={actionClass("ink")}>
            {texts.showAll}
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
        <nav className={classes.pager} aria-label={texts.pagesLabel} data-from-top>
          {page > 1 && (
            <PageLink search={validatePostsSearch({ ...search, page: page - 1 })}>
              {texts.newer}
            </PageLink>
          )}
          {page < pages && (
            <PageLink search={{ ...search, page: page + 1 }}>{texts.older}</PageLink>
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
