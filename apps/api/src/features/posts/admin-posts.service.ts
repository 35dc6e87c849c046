import type { AdminPost, ListedPost, PostStatusCounts } from "@before-ten/contracts/posts/output";
import { type PostStatus, publicPostStatus, postLengths } from "@before-ten/contracts/posts/rules";
import type { CreatePost, UpdatePost } from "@before-ten/contracts/posts/input";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { scheduleError } from "@before-ten/contracts/schedule/rules";
import { postMessages } from "@before-ten/contracts/posts/messages";
import { postFormMessages } from "@before-ten/contracts/posts/admin-messages";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type { Db } from "@before-ten/db/client";
import {
  type AdminPostFilter,
  countPostsByStatus,
  findAnyPost,
  findPostForUpdate,
  findTakenSlugs,
  insertPost,
  listAdminPosts,
  lockSlugs,
  replaceSlug,
  type StoredPost,
  updatePost as updatePostRow,
} from "@before-ten/db/queries/posts/admin-posts";
import { moveToTrash } from "@before-ten/db/queries/trash/trash";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import { isReservedSlug } from "@before-ten/contracts/posts/reserved-slugs";
import type { Deps, SignedInDeps } from "../../deps.ts";
import { renamedAlt } from "../../images/present-image.ts";
import type { RenderedImage } from "../../images/rendered-image.ts";
import { renderUpload, saveWithImage, postImageWidths } from "../../images/store-image.ts";
import { differingFields, type Merged, mergeChange } from "../../versions/merge-change.ts";
import { answeredContent } from "./document/answered-contents.ts";
import { keepsDocument, requireImages, writtenContent } from "./document/written-content.ts";
import {
  type PostFields,
  changedFields,
  columnsOf,
  newFields,
  presentAdminPost,
  presentAdminSummary,
  publicationColumns,
  storedFields,
} from "./post-fields.ts";

/** Leaves room for a number after the words. */
const maxWordsLength = postLengths.slug - 10;

const triesAtOnce = 50;

interface WithImage {
  image?: RenderedImage | undefined;
}

type SaveDeps = Pick<SignedInDeps, "db" | "clock" | "images" | "access" | "site">;

export interface AdminPostPage extends PageOf<ListedPost> {
  /** Number of posts in each status that match the same search and category. */
  statusCounts: PostStatusCounts;
}

export async function listPostsForAdmin(
  { db }: Pick<Deps, "db">,
  { page, limit, status, ...filter }: AdminPostFilter & { page: number; limit: number },
): Promise<AdminPostPage> {
  const slice = { limit, offset: (page - 1) * limit };
  const [rows, statusCounts] = await Promise.all([
    listAdminPosts(db, { ...filter, status }, slice),
    countPostsByStatus(db, filter),
  ]);
  const { draft, published, archived } = statusCounts;
  const total = status === undefined ? draft + published + archived : statusCounts[status];
  return {
    items: rows.map((row) => ({
      ...presentAdminSummary(row),
      updatedAt: row.updated_at.toISOString(),
    })),
    pagination: paginate(page, limit, total),
    statusCounts,
  };
}

/** Finds a post of any status by its slug, a former slug or its id. */
export async function getAnyPost(deps: Pick<Deps, "db" | "site">, key: string): Promise<AdminPost> {
  const row = await findAnyPost(deps.db, key);
  if (row === undefined) throw notFound();
  return presentAdminPost(row, await answeredContent(deps, row));
}

/** Renders the image for `createPost` and `updatePost`. Undefined without an upload. */
export async function renderImage(
  deps: Pick<Deps, "workers">,
  image: Blob | undefined,
): Promise<RenderedImage | undefined> {
  return image && renderUpload(deps, { file: image, field: "image", widths: postImageWidths });
}

export async function createPost(
  deps: SaveDeps,
  { image, content: text, html, document, ...post }: CreatePost & WithImage,
): Promise<AdminPost> {
  const content = await writtenContent({ content: text, html, document });
  if (content === undefined) {
    throw fieldError("BAD_REQUEST", "content", postFormMessages.contentTooShort);
  }
  return saveWithOptionalImage(deps, image, async (trx, imageId) => {
    await deps.access.require(trx);
    await requireImages(trx, content);
    const id = uuidv7();
    const at = deps.clock.now();
    const fields = newFields(post, content);
    requireSchedule(fields, undefined, at);
    const columns = {
      ...columnsOf(fields, { published_at: null }, at),
      ...imageColumns(imageId, post),
      slug: await chooseSlug(trx, post.title),
    };
    await insertPost(trx, { id, ...columns }, at);
    return getAnyPost({ ...deps, db: trx }, id);
  });
}

/** Fields that aren't sent stay as they are, including the slug when the title changes. */
export async function updatePost(
  deps: SaveDeps,
  { id, image, slug, baseVersion, content: text, html, document, ...sent }: UpdatePost & WithImage,
): Promise<Merged<AdminPost>> {
  const written = await writtenContent({ content: text, html, document });
  return saveWithOptionalImage(deps, image, async (trx, imageId) => {
    await deps.access.require(trx);
    const stored = await findPostForUpdate(trx, id);
    if (stored === undefined) throw notFound();
    const at = deps.clock.now();
    const content = written === undefined || keepsDocument(written, stored) ? stored : written;
    await requireImages(trx, content, stored);
    const fields = changedFields(stored, sent, content);
    requireSchedule(fields, storedFields(stored), at);
    const meanwhile = await mergeChange(trx, {
      kind: "post",
      id,
      baseVersion,
      fields: [
        // Changing only the structure also changes the content.
        ...differingFields(storedFields(stored), fields).map((field) =>
          field === "document" ? "content" : field,
        ),
        ...(imageId === undefined ? [] : ["image"]),
        ...(slug === undefined || slug === stored.slug ? [] : ["slug"]),
      ],
    });
    const columns = {
      ...columnsOf(fields, stored, at),
      ...imageColumns(imageId, fields, stored),
    };
    await updatePostRow(trx, id, columns, at);
    if (slug !== undefined && slug !== stored.slug) {
      await changeSlug(trx, { id, slug: stored.slug }, slug);
    }
    return { ...(await getAnyPost({ ...deps, db: trx }, id)), meanwhile };
  });
}

/** It must be published before it is taken down, and both must be in the future. */
function requireSchedule(fields: PostFields, stored: PostFields | undefined, now: Date): void {
  const { publishAt, takeDownAt, status } = fields;
  const isPublic = status === publicPostStatus;
  const error = scheduleError({ publishAt, takeDownAt, stored, isPublic, now });
  if (error !== undefined) throw fieldError("BAD_REQUEST", error.field, error.message);
}

export async function setPostStatus(
  deps: Pick<Deps, "db" | "clock" | "site">,
  { id, status, baseVersion }: { id: string; status: PostStatus; baseVersion?: number | undefined },
): Promise<AdminPost> {
  return inTransaction(deps.db, async (trx) => {
    const stored = await findPostForUpdate(trx, id);
    if (stored === undefined) throw notFound();
    const fields = status === stored.status ? [] : ["status"];
    await mergeChange(trx, { kind: "post", id, baseVersion, fields });
    const at = deps.clock.now();
    await updatePostRow(trx, id, publicationColumns(status, stored, at), at);
    return getAnyPost({ ...deps, db: trx }, id);
  });
}

/** Moves it to the trash, with its slugs. */
export async function deletePost(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, deletedBy }: { id: string; deletedBy: { id: string | null; name: string } },
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const moved = await moveToTrash(db, "post", { ids: [id], by: deletedBy, at: clock.now() });
  if (moved.length === 0) throw notFound();
}

async function changeSlug(trx: Db, post: { id: string; slug: string }, to: string): Promise<void> {
  await lockSlugs(trx);
  const taken = await findTakenSlugs(trx, [to], { exceptPostId: post.id });
  if (taken.has(to)) throw fieldError("CONFLICT", "slug", postFormMessages.slugTaken);
  await replaceSlug(trx, { postId: post.id, from: post.slug, to });
}

function saveWithOptionalImage<Saved>(
  deps: Pick<Deps, "db" | "images">,
  image: RenderedImage | undefined,
  save: (trx: Db, imageId?: string) => Promise<Saved>,
): Promise<Saved> {
  if (image === undefined) return inTransaction(deps.db, (trx) => save(trx));
  return saveWithImage(deps, image, save);
}

/** `imageId` is a new image; without one, `stored` keeps its image and description. */
function imageColumns(
  imageId: string | undefined,
  { title }: { title: string },
  stored?: Pick<StoredPost, "image_id" | "image_alt" | "title">,
) {
  if (imageId !== undefined) return { image_id: imageId, image_alt: `Picture for ${title}` };
  if (stored === undefined) return { image_id: null, image_alt: "" };
  return {
    image_id: stored.image_id,
    image_alt: renamedAlt(stored.image_alt, { from: stored.title, to: title }),
  };
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", postMessages.notFound);
}

/**
 * Makes a slug from the title: `nino-s-first-night`, with the next free number if it is taken. The
 * slug stays reserved until the transaction ends. A former slug of another post isn't free, because
 * its links redirect.
 */
async function chooseSlug(trx: Db, title: string): Promise<string> {
  // Loaded lazily, because its letter tables take a while to build.
  const { default: slugify } = await import("@sindresorhus/slugify");
  const words = slugify(title).slice(0, maxWordsLength).replace(/-+$/, "") || "post";
  await lockSlugs(trx);
  for (let first = 1; ; first += triesAtOnce) {
    const numbers = Array.from({ length: triesAtOnce }, (_, index) => first + index);
    const slugs = numbers.map((number) => (number === 1 ? words : `${words}-${number}`));
    const taken = await findTakenSlugs(trx, slugs);
    const free = slugs.find((slug) => !taken.has(slug) && !isReservedSlug(slug));
    if (free !== undefined) return free;
  }
}
