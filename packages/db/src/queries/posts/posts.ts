import type { PostDocument } from "@before-ten/contracts/posts/post-blocks";
import {
  type ExpressionBuilder,
  type NotNull,
  type RawBuilder,
  type Selectable,
  sql,
} from "kysely";
import { validate as isUuid } from "uuid";
import type { Db } from "../../client.ts";
import type { BlogPosts, DB } from "../../schema.ts";
import type { VersionColumn } from "../shared/columns.ts";
import type { TrashColumn } from "../trash/trash.ts";
import { countPostsByWords, searchPosts } from "./post-search.ts";
import { visibleToPublic } from "./visibility.ts";

/** A post's row in a list of posts of any status. */
export interface AnyPostSummaryRow extends Omit<
  Selectable<BlogPosts>,
  "content" | "document" | "search_text" | VersionColumn | TrashColumn
> {
  image_width: number | null;
  image_height: number | null;
  image_widths: number[] | null;
  image_formats: string[] | null;
  image_preview: string | null;
  image_darkest: string | null;
}

export interface PostSummaryRow extends AnyPostSummaryRow {
  published_at: Date;
}

export interface PostContent {
  content: string;
  /** Null for plain text. */
  document: PostDocument | null;
}

export interface PostRow extends PostSummaryRow, PostContent {}

export interface PublicPostFilter {
  category?: string | undefined;
  search?: string | undefined;
  tag?: string | undefined;
  featured?: boolean | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

interface Found {
  rows: PostSummaryRow[];
  total: number;
}

/**
 * Lists public posts, latest first, or the best matches of a search first. `total` counts the
 * matches on all pages.
 */
export async function listPublicPosts(
  db: Db,
  { search = "", ...filter }: PublicPostFilter,
  slice: Slice,
): Promise<Found> {
  if (search.trim() === "") return readPage(db, filter, slice);
  const { ids, total } = await searchPosts(db, search, { ...slice, filter: conditionOf(filter) });
  const rows = await selectSummaries(db)
    .where("blog_posts.id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** The texts of those of the posts that are public, by id. */
export async function listPublicContents(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PostContent>> {
  const rows = await db
    .selectFrom("blog_posts")
    .select(["id", "content", "document"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(visibleToPublic)
    .execute();
  return new Map(rows.map(({ id, ...contents }) => [id, contents]));
}

/** Finds a public post by its id, its slug or a former slug. */
export function findPublicPost(db: Db, key: string): Promise<PostRow | undefined> {
  // PostgreSQL can't store NUL, so no slug contains it.
  if (key.includes("\0")) return Promise.resolve(undefined);
  return selectSummaries(db)
    .select(["blog_posts.content", "blog_posts.document"])
    .where((eb) => isCalled(eb, key))
    .orderBy((eb) => rankOfName(eb, key))
    .limit(1)
    .executeTakeFirst();
}

/** Whether `key` is a post's slug, a former slug, or its id. */
export function isCalled(eb: ExpressionBuilder<DB, "blog_posts">, key: string) {
  return eb.or([
    eb("blog_posts.slug", "=", key),
    // An array can use the index: `in` would read all posts.
    eb(
      "blog_posts.id",
      "=",
      sql<string>`any(array(${eb.selectFrom("blog_post_old_slugs").select("post_id").where("slug", "=", key)}))`,
    ),
    ...(isUuid(key) ? [eb("blog_posts.id", "=", key)] : []),
  ]);
}

/** An id is unique to its post, and a current slug wins over another post's former one. */
export function rankOfName(eb: ExpressionBuilder<DB, "blog_posts">, key: string) {
  return eb
    .case()
    .when(sql.ref("blog_posts.id"), "=", sql`${isUuid(key) ? key : null}::uuid`)
    .then(0)
    .when("blog_posts.slug", "=", key)
    .then(1)
    .else(2)
    .end();
}

/** Lists the latest other posts of the category. */
export function listRelatedPosts(
  db: Db,
  post: { id: string; category: string },
  limit: number,
): Promise<PostSummaryRow[]> {
  return selectSummaries(db)
    .where("blog_posts.category", "=", post.category)
    .where("blog_posts.id", "!=", post.id)
    .orderBy("blog_posts.published_at", "desc")
    .orderBy("blog_posts.id", "desc")
    .limit(limit)
    .execute();
}

/** Counts public posts by category. Categories without posts are left out. */
export function countPostsByCategory(db: Db): Promise<{ name: string; count: number }[]> {
  return db
    .selectFrom("blog_posts")
    .select((eb) => ["category as name", eb.fn.countAll<number>().as("count")])
    .where(visibleToPublic)
    .groupBy("category")
    .execute();
}

/** Lists the most used tags, each with the number of posts found by searching for its name. */
export async function listPopularTags(
  db: Db,
  limit: number,
): Promise<{ name: string; count: number }[]> {
  const popular = await db
    .selectFrom("blog_posts")
    .innerJoinLateral(
      sql<{ name: string }>`unnest(blog_posts.tags)`.as<"tag">(sql`tag(name)`),
      (join) => join.onTrue(),
    )
    .select("tag.name")
    .where(visibleToPublic)
    .groupBy("tag.name")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("tag.name")
    .limit(limit)
    .execute();
  const counts = await countPostsByWords(
    db,
    popular.map(({ name }) => name),
  );
  const tags = [];
  for (const { search: name, count } of counts) {
    // A name of stop words only, such as "the": the search uses similar words.
    const found = count > 0 ? undefined : await searchPosts(db, name, { limit: 1, offset: 0 });
    tags.push({ name, count: found?.total ?? count });
  }
  return tags
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, "en"));
}

type Filter = Omit<PublicPostFilter, "search">;

async function readPage(db: Db, filter: Filter, { limit, offset }: Slice): Promise<Found> {
  const condition = conditionOf(filter);
  // Counted in a separate query so that an index can answer it; a window count would scan every
  // post.
  const total = db
    .selectFrom("blog_posts")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where(visibleToPublic)
    .$if(condition !== undefined, (query) => query.where(condition ?? sql<boolean>`true`));
  const ordered = selectSummaries(db)
    .select(sql<number>`(${total})`.as("total"))
    .$if(condition !== undefined, (query) => query.where(condition ?? sql<boolean>`true`))
    .orderBy("blog_posts.published_at", "desc")
    .orderBy("blog_posts.id", "desc");
  const rows = await ordered.limit(limit).offset(offset).execute();
  const first = rows[0];
  if (first !== undefined) return { rows, total: first.total };
  // A page past the end has no row to carry the count.
  const counted = offset === 0 ? undefined : await ordered.limit(1).executeTakeFirst();
  return { rows, total: counted?.total ?? 0 };
}

/** Undefined: no condition. */
function conditionOf({ category, featured, tag }: Filter): RawBuilder<boolean> | undefined {
  const conditions = [
    ...(category === undefined ? [] : [sql<boolean>`blog_posts.category = ${category}`]),
    ...(featured === undefined ? [] : [sql<boolean>`blog_posts.featured = ${featured}`]),
    ...(tag === undefined ? [] : [sql<boolean>`blog_posts.tags @> array[${tag}::text]`]),
  ];
  return conditions.length === 0 ? undefined : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Selects only public posts. */
function selectSummaries(db: Db) {
  return (
    selectAnySummaries(db)
      .where(visibleToPublic)
      // Guaranteed by a check constraint.
      .$narrowType<{ published_at: NotNull }>()
  );
}

/** Posts of every status, for admins. */
export function selectAnySummaries(db: Db) {
  return db
    .selectFrom("blog_posts")
    .leftJoin("images", "images.id", "blog_posts.image_id")
    .select([
      "blog_posts.id",
      "blog_posts.slug",
      "blog_posts.title",
      "blog_posts.excerpt",
      "blog_posts.category",
      "blog_posts.author",
      "blog_posts.read_time",
      "blog_posts.tags",
      "blog_posts.featured",
      "blog_posts.status",
      "blog_posts.image_id",
      "blog_posts.image_alt",
      "blog_posts.views",
      "blog_posts.published_at",
      "blog_posts.publish_at",
      "blog_posts.take_down_at",
      "blog_posts.created_at",
      "blog_posts.updated_at",
      "images.width as image_width",
      "images.height as image_height",
      "images.widths as image_widths",
      "images.formats as image_formats",
      "images.preview as image_preview",
      "images.darkest as image_darkest",
    ]);
}
