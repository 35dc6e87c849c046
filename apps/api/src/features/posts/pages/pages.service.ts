import type { CreatePage, UpdatePage } from "@before-ten/contracts/pages/input";
import { pageMessages as messages } from "@before-ten/contracts/pages/messages";
import type { AdminPage, AdminPageSummary, PublicPage } from "@before-ten/contracts/pages/output";
import { newPublicGaps, publicPageStatus } from "@before-ten/contracts/pages/rules";
import { isReservedSlug } from "@before-ten/contracts/posts/reserved-slugs";
import { postLengths } from "@before-ten/contracts/posts/rules";
import { scheduleError, scheduledInstant } from "@before-ten/contracts/schedule/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { type Decided, withSent } from "@before-ten/contracts/shared/fields";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import { announcePagesChanged } from "@before-ten/db/announcements";
import type { Db } from "@before-ten/db/client";
import {
  type PageColumns,
  type PageFilter,
  type PageSummaryRow,
  findPage,
  findPageForUpdate,
  findPublicPage,
  insertPage,
  isPageSlugTaken,
  keepOldPageSlug,
  listPages,
  updatePage as updatePageRow,
} from "@before-ten/db/queries/pages/pages";
import type { PostContent } from "@before-ten/db/queries/posts/posts";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import { type Merged, differingFields, mergeChange } from "../../../versions/merge-change.ts";
import { answeredContent } from "../document/answered-contents.ts";
import { keepsDocument, requireImages, writtenContent } from "../document/written-content.ts";

type Reading = Pick<Deps, "db" | "site">;
type Saving = Pick<SignedInDeps, "db" | "clock" | "access" | "site">;

type Row = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** `key` is a slug, a former slug or an id; the answer's `slug` is the current one. */
export async function getPage(deps: Reading, key: string): Promise<PublicPage> {
  const row = await findPublicPage(deps.db, key);
  if (row === undefined || row.published_at === null) throw notFound();
  const { id, slug, title, excerpt } = row;
  const answer: EveryKey<PublicPage> = {
    id,
    slug,
    title,
    excerpt,
    ...(await answeredContent(deps, row)),
    publishDate: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
  return answer;
}

/** Finds a page of any status by its slug, a former slug or its id. */
export async function getAnyPage(deps: Reading, key: string): Promise<AdminPage> {
  const row = await findPage(deps.db, key);
  if (row === undefined) throw notFound();
  const answer: EveryKey<AdminPage> = {
    ...presentSummary(row),
    ...(await answeredContent(deps, row)),
    version: row.version,
  };
  return answer;
}

export async function listPagesForAdmin(
  { db }: Pick<Deps, "db">,
  { page, limit, ...filter }: PageFilter & { page: number; limit: number },
): Promise<PageOf<AdminPageSummary>> {
  const { rows, total } = await listPages(db, filter, { limit, offset: (page - 1) * limit });
  return { items: rows.map(presentSummary), pagination: paginate(page, limit, total) };
}

function presentSummary(row: PageSummaryRow): EveryKey<AdminPageSummary> {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    status: row.status,
    publishDate: row.published_at?.toISOString() ?? null,
    publishAt: row.publish_at?.toISOString() ?? null,
    takeDownAt: row.take_down_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** All writable fields but the address, whose change has rules of its own. */
type PageFields = Decided<
  Omit<CreatePage, "content" | "html" | "document" | "slug" | "allowGaps">
> &
  PostContent;

export async function createPage(
  deps: Saving,
  { content: text, html, document, slug, allowGaps = false, ...sent }: CreatePage,
): Promise<AdminPage> {
  const content = await writtenContent({ content: text, html, document });
  if (content === undefined) throw new Error("The input has a text.");
  return inTransaction(deps.db, async (trx) => {
    await deps.access.require(trx);
    await requireImages(trx, content);
    const id = uuidv7();
    const at = deps.clock.now();
    const { title, excerpt, status = "draft", publishAt = null, takeDownAt = null } = sent;
    const fields = withInstants({ title, excerpt, status, publishAt, takeDownAt, ...content });
    requireSchedule(fields, undefined, at);
    if (!allowGaps) requireFilledIn(fields);
    const freeSlug = await chooseSlug(trx, { id, slug, title });
    const columns = columnsOf(fields, { published_at: null, slug: freeSlug }, at);
    await insertPage(trx, { id, ...columns }, at);
    return getAnyPage({ ...deps, db: trx }, id);
  });
}

/** Fields that aren't sent stay as they are. */
export async function updatePage(
  deps: Saving,
  { id, baseVersion, content: text, html, document, slug, allowGaps = false, ...sent }: UpdatePage,
): Promise<Merged<AdminPage>> {
  const written = await writtenContent({ content: text, html, document });
  return inTransaction(deps.db, async (trx) => {
    await deps.access.require(trx);
    const stored = await findPageForUpdate(trx, id);
    if (stored === undefined) throw notFound();
    const at = deps.clock.now();
    const content = written === undefined || keepsDocument(written, stored) ? stored : written;
    await requireImages(trx, content, stored);
    const before = storedFields(stored);
    const { content: newText, document: newDocument } = content;
    const fields = withInstants({
      ...withSent(before, sent),
      content: newText,
      document: newDocument,
    });
    requireSchedule(fields, before, at);
    if (!allowGaps) requireFilledIn(fields, before);
    const isMoved = slug !== undefined && slug !== stored.slug;
    const meanwhile = await mergeChange(trx, {
      kind: "page",
      id,
      baseVersion,
      fields: [
        // Changing only the structure also changes the content.
        ...differingFields(before, fields).map((field) =>
          field === "document" ? "content" : field,
        ),
        ...(isMoved ? ["slug"] : []),
      ],
    });
    if (isMoved) {
      if (await isPageSlugTaken(trx, slug, id)) throw slugTaken();
      await keepOldPageSlug(trx, { pageId: id, from: stored.slug, to: slug });
    }
    const columns = columnsOf(fields, { ...stored, slug: slug ?? stored.slug }, at);
    await updatePageRow(trx, id, columns, at);
    return { ...(await getAnyPage({ ...deps, db: trx }, id)), meanwhile };
  });
}

/** Moves it to the trash, with its slugs. */
export async function deletePage(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, deletedBy }: { id: string; deletedBy: { id: string | null; name: string } },
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const moved = await moveToTrash(db, "page", { ids: [id], by: deletedBy, at: clock.now() });
  if (moved.length === 0) throw notFound();
}

/** Publishes the page or takes it down when that is due. */
export async function applyPageSchedule(
  { db, clock, responseCache }: Pick<Deps, "db" | "clock" | "responseCache">,
  id: string,
): Promise<void> {
  const isChanged = await inTransaction(db, async (trx) => {
    const stored = await findPageForUpdate(trx, id);
    if (stored === undefined) return false;
    const now = clock.now();
    const isDue = (at: Date | null) => at !== null && at <= now;
    if (isDue(stored.take_down_at)) {
      // If both times have passed, as after downtime, the page is never published.
      const publishAt = isDue(stored.publish_at) ? null : stored.publish_at;
      const times = { publish_at: publishAt, take_down_at: null };
      await updatePageRow(trx, id, { status: "draft", ...times }, now);
    } else if (isDue(stored.publish_at)) {
      const publishedAt = stored.published_at ?? now;
      await updatePageRow(trx, id, { status: publicPageStatus, published_at: publishedAt }, now);
    } else {
      return false;
    }
    await announcePagesChanged(trx);
    return true;
  });
  if (isChanged) responseCache.clear();
}

function storedFields(row: Row): PageFields {
  return {
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    document: row.document,
    status: row.status,
    publishAt: row.publish_at?.toISOString() ?? null,
    takeDownAt: row.take_down_at?.toISOString() ?? null,
  };
}

/** Without an offset, a time is the club's local time. */
function withInstants({ publishAt, takeDownAt, ...fields }: PageFields): PageFields {
  return {
    ...fields,
    publishAt: scheduledInstant(publishAt, brand.timeZone),
    takeDownAt: scheduledInstant(takeDownAt, brand.timeZone),
  };
}

function columnsOf(
  page: PageFields,
  { published_at: publishedAt, slug }: Pick<Row, "published_at" | "slug">,
  at: Date,
): PageColumns {
  const isFirst = page.status === publicPageStatus && publishedAt === null;
  return {
    slug,
    title: page.title,
    excerpt: page.excerpt,
    content: page.content,
    document: page.document === null ? null : JSON.stringify(page.document),
    status: page.status,
    published_at: isFirst ? at : publishedAt,
    publish_at: page.publishAt,
    take_down_at: page.takeDownAt,
  };
}

function requireSchedule(fields: PageFields, stored: PageFields | undefined, now: Date): void {
  const { publishAt, takeDownAt, status } = fields;
  const isPublic = status === publicPageStatus;
  const error = scheduleError({ publishAt, takeDownAt, stored, isPublic, now });
  if (error !== undefined) throw fieldError("BAD_REQUEST", error.field, error.message);
}

function requireFilledIn(fields: PageFields, before?: PageFields): void {
  const gaps = newPublicGaps(fields, before);
  if (gaps.length > 0) throw fieldError("BAD_REQUEST", "content", messages.unfilled(gaps));
}

/** The sent one, or one of the title's words, with the next free number if it is taken. */
async function chooseSlug(
  trx: Db,
  { id, slug, title }: { id: string; slug: string | undefined; title: string },
): Promise<string> {
  if (slug !== undefined) {
    if (await isPageSlugTaken(trx, slug, id)) throw slugTaken();
    return slug;
  }
  // Loaded lazily, because its letter tables take a while to build.
  const { default: slugify } = await import("@sindresorhus/slugify");
  const words =
    slugify(title)
      .slice(0, postLengths.slug - 10)
      .replace(/-+$/, "") || "page";
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? words : `${words}-${number}`;
    if (!isReservedSlug(tried) && !(await isPageSlugTaken(trx, tried, id))) return tried;
  }
}

function slugTaken(): AppError {
  return fieldError("CONFLICT", "slug", messages.slugTaken);
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", messages.notFound);
}
