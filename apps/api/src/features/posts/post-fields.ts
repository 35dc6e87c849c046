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
  PostRow,
  PostSummaryRow,
} from "@before-ten/db/queries/posts/posts";
import type {
  AdminPostRow,
  PostColumns,
  StoredPost,
} from "@before-ten/db/queries/posts/admin-posts";
import { presentImage } from "../../images/present-image.ts";
import type { CreatePost } from "@before-ten/contracts/posts/input";
import type { PostStatus } from "@before-ten/contracts/posts/rules";
import { type Decided, type OptionalField, withSent } from "@before-ten/contracts/shared/fields";
import { defaultReadTime } from "@before-ten/contracts/shared/limits";

/**
 * The fields of a post: how they come in, are stored and go out. Creating and changing use these
 * functions alone. Each field of the contract's input has to stand in `storedFields`, an optional
 * one in `unlessSent` too, each column in `columnsOf` and each field of an output in its presenter:
 * with one forgotten they don't compile.
 */

/** What can be written of a post, every field of it. */
type PostFields = Decided<CreatePost>;

/** The values of a new post where none is sent. */
const unlessSent: Pick<PostFields, OptionalField<CreatePost>> = {
  tags: [],
  readTime: defaultReadTime,
  status: "draft",
  featured: false,
};

export function newFields(sent: CreatePost): PostFields {
  return { ...sent, ...withSent(unlessSent, sent) };
}

export function storedFields(row: StoredPost): PostFields {
  return {
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    author: row.author,
    category: row.category,
    tags: row.tags,
    readTime: row.read_time,
    status: row.status,
    featured: row.featured,
  };
}

/** All but the address and the image, which aren't fields. */
export function columnsOf(
  post: PostFields,
  stored: Publication,
  at: Date,
): Omit<PostColumns, "slug" | "image_id" | "image_alt"> {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    author: post.author,
    category: post.category,
    tags: post.tags,
    read_time: post.readTime,
    featured: post.featured,
    ...publicationColumns(post.status, stored, at),
  };
}

interface Publication {
  published_at: Date | null;
}

/** The date is that of the first publication and stays through a later unpublishing. */
export function publicationColumns(status: PostStatus, stored: Publication, at: Date) {
  const isFirst = status === "published" && stored.published_at === null;
  return { status, published_at: isFirst ? at : stored.published_at };
}

export function presentSummary(row: PostSummaryRow): EveryKey<PostSummary> {
  return { ...presentAdminSummary(row), publishDate: row.published_at.toISOString() };
}

export function presentPost(row: PostRow): EveryKey<PublicPost> {
  return { ...presentSummary(row), content: row.content };
}

export function presentAdminPost(row: AdminPostRow): EveryKey<AdminPost> {
  return { ...presentAdminSummary(row), content: row.content };
}

export function presentAdminSummary(row: AnyPostSummaryRow): EveryKey<AdminPostSummary> {
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
  return presentImage({ id, width, height, widths, formats, preview }, row.image_alt);
}
