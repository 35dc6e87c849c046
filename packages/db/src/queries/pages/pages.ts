import { type PageStatus, publicPageStatus } from "@before-ten/contracts/pages/rules";
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from "kysely";
import { validate as isUuid } from "uuid";
import type { Db } from "../../client.ts";
import type { AllPages, DB } from "../../schema.ts";
import type { EveryColumn, VersionColumn } from "../shared/columns.ts";
import { containsWords } from "../shared/search.ts";
import type { TrashColumn } from "../trash/trash.ts";

/** Pages of the club's own. */

export type PageColumns = EveryColumn<
  Omit<Insertable<AllPages>, "id" | "created_at" | "updated_at" | VersionColumn | TrashColumn>
>;

type Page = Omit<Selectable<AllPages>, "field_versions" | TrashColumn>;

export type PageSummaryRow = Omit<Page, "content" | "document" | "version">;

export interface PageFilter {
  status?: PageStatus | undefined;
  /** Words to find in title, text or address. */
  search?: string | undefined;
  /** Only those created or changed then or later, the earliest change first. */
  changedSince?: Date | undefined;
}

const summaryColumns = [
  "id",
  "slug",
  "title",
  "excerpt",
  "status",
  "published_at",
  "publish_at",
  "take_down_at",
  "created_at",
  "updated_at",
] as const;

const columns = [...summaryColumns, "content", "document", "version"] as const;

/** Of every status, by title. `total` counts the matches on all pages. */
export async function listPages(
  db: Db,
  { status, search, changedSince }: PageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PageSummaryRow[]; total: number }> {
  const found = db
    .selectFrom("pages")
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? publicPageStatus))
    .$if(changedSince !== undefined, (query) =>
      query.where("updated_at", ">=", changedSince ?? new Date(0)),
    )
    .where((eb) => eb.and(containsWords(sql`searchable(title, content, slug)`, search)));
  const [rows, { total }] = await Promise.all([
    found
      .select(summaryColumns)
      .$if(changedSince !== undefined, (query) => query.orderBy("updated_at"))
      .orderBy("title")
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function selectPageAddresses(db: Db) {
  return db
    .selectFrom("pages")
    .select(["id", "slug", "updated_at"])
    .where("status", "=", publicPageStatus);
}

/** Finds a page of any status by its id, its slug or a former slug. */
export function findPage(db: Db, key: string): Promise<Page | undefined> {
  // PostgreSQL can't store NUL, so no slug contains it.
  if (key.includes("\0")) return Promise.resolve(undefined);
  return selectPage(db, key).executeTakeFirst();
}

/** Only a published page. */
export function findPublicPage(db: Db, key: string): Promise<Page | undefined> {
  if (key.includes("\0")) return Promise.resolve(undefined);
  return selectPage(db, key).where("status", "=", publicPageStatus).executeTakeFirst();
}

function selectPage(db: Db, key: string) {
  return (
    db
      .selectFrom("pages")
      .select(columns)
      .where((eb) => isCalled(eb, key))
      // A current slug wins over another page's former one.
      .orderBy((eb) => eb("slug", "=", key), "desc")
      .limit(1)
  );
}

function isCalled(eb: ExpressionBuilder<DB, "pages">, key: string) {
  return eb.or([
    eb("slug", "=", key),
    eb("id", "in", eb.selectFrom("page_old_slugs").select("page_id").where("slug", "=", key)),
    ...(isUuid(key) ? [eb("id", "=", key)] : []),
  ]);
}

/** Finds the page and locks its row until the transaction ends. */
export function findPageForUpdate(trx: Db, id: string): Promise<Page | undefined> {
  if (!isUuid(id)) return Promise.resolve(undefined);
  return trx
    .selectFrom("pages")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPage(
  db: Db,
  page: PageColumns & { id: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto("pages")
    .values({ ...page, created_at: at, updated_at: at })
    .execute();
}

export async function updatePage(
  db: Db,
  id: string,
  changed: Partial<PageColumns>,
  at: Date,
): Promise<void> {
  await db
    .updateTable("pages")
    .set({ ...changed, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** Whether it is, or was, the slug of another page, including the trash. */
export async function isPageSlugTaken(trx: Db, slug: string, pageId: string): Promise<boolean> {
  // Blocks changes of slugs until the transaction ends.
  await sql`select pg_advisory_xact_lock(hashtext('before-ten page slugs'))`.execute(trx);
  const row = await trx
    .selectFrom("all_pages")
    .select("id")
    .where("slug", "=", slug)
    .where("id", "!=", pageId)
    .union(
      trx
        .selectFrom("page_old_slugs")
        .select("page_id as id")
        .where("slug", "=", slug)
        .where("page_id", "!=", pageId),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The old slug redirects to the page from now on; a reused former slug is no longer a former one.
 */
export async function keepOldPageSlug(
  trx: Db,
  { pageId, from, to }: { pageId: string; from: string; to: string },
): Promise<void> {
  await trx.deleteFrom("page_old_slugs").where("slug", "=", to).execute();
  await trx.insertInto("page_old_slugs").values({ slug: from, page_id: pageId }).execute();
}
