import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type {
  PostSummary,
  PublicPost,
  AdminPost,
  AdminPostSummary,
} from "@before-ten/contracts/posts/output";
import type { PublicImage } from "@before-ten/contracts/images/output";
import type {
  AnyPostSummaryRow,
  PostContent,
  PostRow,
  PostSummaryRow,
} from "@before-ten/db/queries/posts/posts";
import type {
  AdminPostRow,
  PostColumns,
  StoredPost,
} from "@before-ten/db/queries/posts/admin-posts";
import { presentImage } from "../../images/present-image.ts";
import type { AnsweredContent } from "./document/answered-contents.ts";
import type { CreatePost, UpdatePost } from "@before-ten/contracts/posts/input";
import type { PostStatus } from "@before-ten/contracts/posts/rules";
import { type Decided, type OptionalField, withSent } from "@before-ten/contracts/shared/fields";
import { brand } from "@before-ten/contracts/shared/brand";
import { scheduledInstant } from "@before-ten/contracts/schedule/rules";
import { defaultReadTime } from "@before-ten/contracts/shared/limits";

/**
 * The fields of a post: how they are read, stored and returned. Creating and changing use only
 * these functions. Each field of the contract's input must be in `storedFields`, and optional ones
 * in `unlessSent` too; each column in `columnsOf`; and each field of an output in its presenter.
 * Forgetting one is a compile error.
 */

/** The content comes in one of three forms; `writtenContent` unifies them. */
type Content = "content" | "html" | "document";
type OtherFields = Omit<CreatePost, Content>;

/** All writable fields of a post. */
export type PostFields = Decided<OtherFields> & PostContent;

/** The defaults of a new post. */
const unlessSent: Pick<PostFields, OptionalField<OtherFields>> = {
  tags: [],
  readTime: defaultReadTime,
  status: "draft",
  featured: false,
  publishAt: null,
  takeDownAt: null,
};

export function newFields(sent: OtherFields, content: PostContent): PostFields {
  return {
    ...sent,
    ...withSent(unlessSent, sent),
    ...scheduledAt(sent),
    ...contentFields(content),
  };
}

export function storedFields(row: StoredPost): PostFields {
  return {
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    document: row.document,
    author: row.author,
    category: row.category,
    tags: row.tags,
    readTime: row.read_time,
    status: row.status,
    featured: row.featured,
    publishAt: row.publish_at?.toISOString() ?? null,
    takeDownAt: row.take_down_at?.toISOString() ?? null,
  };
}

/** Fields that aren't sent stay. */
export function changedFields(
  stored: StoredPost,
  sent: Omit<UpdatePost, "id" | Content>,
  content: PostContent,
): PostFields {
  const fields = withSent(storedFields(stored), sent);
  return { ...fields, ...scheduledAt(fields), ...contentFields(content) };
}

function contentFields({ content, document }: PostContent): PostContent {
  return { content, document };
}

/** Converts each time to an instant: without an offset it is the club's local time. */
function scheduledAt({
  publishAt = null,
  takeDownAt = null,
}: Pick<CreatePost, "publishAt" | "takeDownAt">): Pick<PostFields, "publishAt" | "takeDownAt"> {
  return {
    publishAt: scheduledInstant(publishAt, brand.timeZone),
    takeDownAt: scheduledInstant(takeDownAt, brand.timeZone),
  };
}

/** All columns except the slug and the image, which aren't fields. */
export function columnsOf(
  post: PostFields,
  stored: Publication,
  at: Date,
): Omit<PostColumns, "slug" | "image_id" | "image_alt"> {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    document: post.document === null ? null : JSON.stringify(post.document),
    author: post.author,
    category: post.category,
    tags: post.tags,
    read_time: post.readTime,
    featured: post.featured,
    publish_at: post.publishAt,
    take_down_at: post.takeDownAt,
    ...publicationColumns(post.status, stored, at),
  };
}

interface Publication {
  published_at: Date | null;
}

/** The date of the first publication, kept when the post is unpublished later. */
export function publicationColumns(status: PostStatus, stored: Publication, at: Date) {
  const isFirst = status === "published" && stored.published_at === null;
  return { status, published_at: isFirst ? at : stored.published_at };
}

export function presentSummary(row: PostSummaryRow): EveryKey<PostSummary> {
  return { ...presentAnySummary(row), publishDate: row.published_at.toISOString() };
}

export function presentPost(row: PostRow, answered: AnsweredContent): EveryKey<PublicPost> {
  const { content, html, document } = answered;
  return { ...presentSummary(row), content, html, document };
}

export function presentAdminPost(
  row: AdminPostRow,
  answered: AnsweredContent,
): EveryKey<AdminPost> {
  const { content, html, document } = answered;
  return { ...presentAdminSummary(row), content, html, document, version: row.version };
}

export function presentAdminSummary(row: AnyPostSummaryRow): EveryKey<AdminPostSummary> {
  return {
    ...presentAnySummary(row),
    publishAt: row.publish_at?.toISOString() ?? null,
    takeDownAt: row.take_down_at?.toISOString() ?? null,
  };
}

/** Also public, except for the date. */
function presentAnySummary(
  row: AnyPostSummaryRow,
): EveryKey<Omit<AdminPostSummary, "publishAt" | "takeDownAt">> {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    author: row.author,
    publishDate: row.published_at?.toISOString() ?? null,
    readTime: row.read_time,
    views: row.views,
    featured: row.featured,
    tags: row.tags,
    image: presentPostImage(row),
    seo: { slug: row.slug },
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

function presentPostImage(row: AnyPostSummaryRow): PublicImage | null {
  const { image_id: id, image_width: width, image_height: height } = row;
  const { image_widths: widths, image_formats: formats, image_preview: preview } = row;
  if (!id || !width || !height || !widths || !formats) return null;
  const darkest = row.image_darkest;
  return presentImage({ id, width, height, widths, formats, preview, darkest }, row.image_alt);
}
