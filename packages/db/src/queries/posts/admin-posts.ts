import type { PostStatus } from "@before-ten/contracts/posts/rules";
import type { PostStatusCounts } from "@before-ten/contracts/posts/output";
import { type Expression, type Insertable, type Selectable, type SqlBool, sql } from "kysely";
import { validate as isUuid } from "uuid";
import type { Db } from "../../client.ts";
import type { BlogPosts } from "../../schema.ts";
import type { EveryColumn, VersionColumn } from "../shared/columns.ts";
import {
  type AnyPostSummaryRow,
  type PostContent,
  isCalled,
  rankOfName,
  selectAnySummaries,
} from "./posts.ts";
import type { TrashColumn } from "../trash/trash.ts";
import { literally, searchWords } from "../shared/search.ts";

/** Posts for admins, drafts and archived ones included. */

export interface AdminPostRow extends AnyPostSummaryRow, PostContent {
  version: number;
}

export interface AdminPostFilter {
  status?: PostStatus | undefined;
  category?: string | undefined;
  /** True: only posts with a scheduled publication or taking down. */
  scheduled?: boolean | undefined;
  /** Words to find in title, excerpt, tags or author. */
  search?: string | undefined;
  /** Only those created or changed then or later, the earliest change first. */
  changedSince?: Date | undefined;
}

/** Lists posts of every status, newest first. */
export function listAdminPosts(
  db: Db,
  filter: AdminPostFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AnyPostSummaryRow[]> {
  return selectAnySummaries(db)
    .where((eb) => eb.and(conditionsOf(filter)))
    .$if(filter.changedSince !== undefined, (query) => query.orderBy("blog_posts.updated_at"))
    .orderBy("blog_posts.created_at", "desc")
    .orderBy("blog_posts.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those that exist, newest first. */
export function listPostsByIds(db: Db, ids: readonly string[]): Promise<AnyPostSummaryRow[]> {
  return selectAnySummaries(db)
    .where(sql<boolean>`blog_posts.id = any(${ids}::uuid[])`)
    .orderBy("blog_posts.created_at", "desc")
    .orderBy("blog_posts.id", "desc")
    .execute();
}

function conditionsOf({ status, category, scheduled, search = "", changedSince }: AdminPostFilter) {
  const conditions: Expression<SqlBool>[] = searchWords(search).map(
    (word) => sql<boolean>`(
        -- A word of signs alone has nothing left to look for.
        (search_words(${word}) <> ''
          and blog_posts.search_text like '%' || ${literally("search_words", word)} || '%')
        or searchable(blog_posts.author) like '%' || ${literally("searchable", word)} || '%'
      )`,
  );
  if (status !== undefined) conditions.push(sql<boolean>`blog_posts.status = ${status}`);
  if (category !== undefined) conditions.push(sql<boolean>`blog_posts.category = ${category}`);
  if (changedSince !== undefined) {
    conditions.push(sql<boolean>`blog_posts.updated_at >= ${changedSince}`);
  }
  if (scheduled !== undefined) {
    conditions.push(
      sql<boolean>`(num_nonnulls(blog_posts.publish_at, blog_posts.take_down_at) > 0) = ${scheduled}`,
    );
  }
  return conditions;
}

/** The number of matches in each status. */
export async function countPostsByStatus(
  db: Db,
  filter: Omit<AdminPostFilter, "status">,
): Promise<PostStatusCounts> {
  const rows = await db
    .selectFrom("blog_posts")
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .where((eb) => eb.and(conditionsOf(filter)))
    .groupBy("status")
    .execute();
  const countOf = (status: PostStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    draft: countOf("draft"),
    published: countOf("published"),
    archived: countOf("archived"),
  };
}

/** Finds a post of any status by its id, its slug or a former slug. */
export function findAnyPost(db: Db, key: string): Promise<AdminPostRow | undefined> {
  if (key.includes("\0")) return Promise.resolve(undefined);
  return selectAnySummaries(db)
    .select(["blog_posts.content", "blog_posts.document", "blog_posts.version"])
    .where((eb) => isCalled(eb, key))
    .orderBy((eb) => rankOfName(eb, key))
    .limit(1)
    .executeTakeFirst();
}

/** Finds the post and locks its row until the transaction ends. */
export function findPostForUpdate(trx: Db, id: string) {
  if (!isUuid(id)) return Promise.resolve(undefined);
  return trx
    .selectFrom("blog_posts")
    .select([
      "slug",
      "title",
      "excerpt",
      "content",
      "document",
      "author",
      "category",
      "tags",
      "read_time",
      "featured",
      "status",
      "published_at",
      "publish_at",
      "take_down_at",
      "image_id",
      "image_alt",
    ])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export type PostColumns = EveryColumn<
  Omit<
    Insertable<BlogPosts>,
    "id" | "created_at" | "updated_at" | "views" | "search_text" | VersionColumn | TrashColumn
  >
>;

/** The stored columns of a post that a save writes. */
export type StoredPost = Pick<Selectable<BlogPosts>, keyof PostColumns>;

export async function insertPost(
  db: Db,
  post: PostColumns & { id: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto("blog_posts")
    .values({ ...post, created_at: at, updated_at: at })
    .execute();
}

export async function updatePost(
  db: Db,
  id: string,
  columns: Partial<PostColumns>,
  at: Date,
): Promise<void> {
  await db
    .updateTable("blog_posts")
    .set({ ...columns, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/**
 * Finds which of the slugs are, or were, a post's, including the trash; `exceptPostId` may reuse
 * its own former ones.
 */
export async function findTakenSlugs(
  db: Db,
  slugs: readonly string[],
  { exceptPostId }: { exceptPostId?: string } = {},
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("all_blog_posts")
    .select("slug")
    .where("slug", "in", slugs)
    .union(
      db
        .selectFrom("blog_post_old_slugs")
        .select("slug")
        .where("slug", "in", slugs)
        .$if(exceptPostId !== undefined, (query) =>
          query.where("post_id", "!=", exceptPostId ?? ""),
        ),
    )
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Blocks changes of slugs until the transaction ends. */
export async function lockSlugs(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('before-ten slugs'))`.execute(trx);
}

/**
 * Gives the post another slug. The old one redirects to the post; a reused former slug is no longer
 * a former one.
 */
export async function replaceSlug(
  trx: Db,
  { postId, from, to }: { postId: string; from: string; to: string },
): Promise<void> {
  await trx.deleteFrom("blog_post_old_slugs").where("slug", "=", to).execute();
  await trx.insertInto("blog_post_old_slugs").values({ slug: from, post_id: postId }).execute();
  await trx.updateTable("blog_posts").set({ slug: to }).where("id", "=", postId).execute();
}
