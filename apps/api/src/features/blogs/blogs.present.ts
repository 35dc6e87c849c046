import type {
  PostSummary,
  PublicPost,
  StaffPost,
  StaffPostSummary,
} from "@before-ten/contracts/blog";
import type { Picture } from "@before-ten/contracts/event";
import type { AnyPostSummaryRow, PostRow, PostSummaryRow } from "@before-ten/db/queries/blog-posts";
import type { StaffPostRow } from "@before-ten/db/queries/staff-blog-posts";
import { presentPicture } from "../media/media.present.ts";

export function presentSummary(row: PostSummaryRow): PostSummary {
  return { ...presentStaffSummary(row), publishDate: row.published_at.toISOString() };
}

export function presentPost(row: PostRow): PublicPost {
  return { ...presentSummary(row), content: row.content };
}

export function presentStaffPost(row: StaffPostRow): StaffPost {
  return { ...presentStaffSummary(row), content: row.content };
}

export function presentStaffSummary(row: AnyPostSummaryRow): StaffPostSummary {
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
    image: presentImage(row),
    seo: { slug: row.slug },
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

function presentImage(row: AnyPostSummaryRow): Picture | null {
  const { image_id: id, image_width: width, image_height: height } = row;
  const { image_widths: widths, image_formats: formats, image_preview: preview } = row;
  if (!id || !width || !height || !widths || !formats) return null;
  return presentPicture({ id, width, height, widths, formats, preview }, row.image_alt);
}
