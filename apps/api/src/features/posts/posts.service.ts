import type {
  PostFilterOptions,
  PostSummary,
  PublicPost,
} from "@before-ten/contracts/posts/output";
import { offeredCategories } from "@before-ten/contracts/posts/categories";
import { AppError } from "@before-ten/contracts/shared/errors";
import { popularTagLimit } from "@before-ten/contracts/shared/limits";
import { postMessages } from "@before-ten/contracts/posts/messages";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import { countPostView } from "@before-ten/db/queries/posts/post-views";
import {
  countPostsByCategory,
  findPublicPost,
  listPopularTags,
  listPublicPosts,
  listRelatedPosts,
  type PostRow,
  type PublicPostFilter,
} from "@before-ten/db/queries/posts/posts";
import type { Deps } from "../../deps.ts";
import type { Visitor } from "../../http/client/visitors.ts";
import { answeredContent } from "./document/answered-contents.ts";
import { presentPost, presentSummary } from "./post-fields.ts";

export async function listPosts(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: PublicPostFilter & { page: number; limit: number },
): Promise<PageOf<PostSummary>> {
  const slice = { limit, offset: (page - 1) * limit };
  const { rows, total } = await listPublicPosts(db, filter, slice);
  return { items: rows.map(presentSummary), pagination: paginate(page, limit, total) };
}

/** `key` is a slug, a former slug or an id; the answer's `seo.slug` is the current one. */
export async function getPost(deps: Pick<Deps, "db" | "site">, key: string): Promise<PublicPost> {
  const row = await findOrRefuse(deps, key);
  return presentPost(row, await answeredContent(deps, row));
}

export async function listRelated(
  deps: Pick<Deps, "db">,
  { id: key, limit }: { id: string; limit: number },
): Promise<PostSummary[]> {
  const post = await findOrRefuse(deps, key);
  return (await listRelatedPosts(deps.db, post, limit)).map(presentSummary);
}

export async function getFilters({
  db,
  siteTexts,
}: Pick<Deps, "db" | "siteTexts">): Promise<PostFilterOptions> {
  const [counted, popularTags, texts] = await Promise.all([
    countPostsByCategory(db),
    listPopularTags(db, popularTagLimit),
    siteTexts.read(),
  ]);
  const categories = offeredCategories(texts).map(({ id: name }) => ({
    name,
    count: counted.find((category) => category.name === name)?.count ?? 0,
  }));
  return { categories, popularTags };
}

export async function recordView(
  deps: Pick<Deps, "db" | "clock" | "site">,
  { id: key, visitor }: { id: string; visitor: Pick<Visitor, "counts"> },
): Promise<void> {
  await (visitor.counts ? viewPost(deps, key) : findOrRefuse(deps, key));
}

/** Reads a post and counts the view; the answer's `views` include it. */
export async function viewPost(
  deps: Pick<Deps, "db" | "clock" | "site">,
  key: string,
): Promise<PublicPost> {
  const post = await findOrRefuse(deps, key);
  const views = await countPostView(deps.db, deps.clock.now(), post.id);
  // The post may have been archived since it was found.
  if (views === undefined) throw notFound();
  return { ...presentPost(post, await answeredContent(deps, post)), views };
}

async function findOrRefuse({ db }: Pick<Deps, "db">, key: string): Promise<PostRow> {
  const row = await findPublicPost(db, key);
  if (row === undefined) throw notFound();
  return row;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", postMessages.notFound);
}
