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
import type { AdminPostRow } from "@before-ten/db/queries/posts/admin-posts";
import { presentImage } from "../../images/present-image.ts";

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
