import type { PostSummary, PublicPost } from "@before-ten/contracts/blog";
import type { Picture } from "@before-ten/contracts/event";
import type { PostRow, PostSummaryRow } from "@before-ten/db/queries/blog-posts";
import { presentPicture } from "../media/media.present.ts";

export function presentSummary(row: PostSummaryRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    author: row.author,
    publishDate: row.published_at.toISOString(),
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

export function presentPost(row: PostRow): PublicPost {
  return { ...presentSummary(row), content: row.content };
}

function presentImage(row: PostSummaryRow): Picture | null {
  const { image_id: id, image_width: width, image_height: height } = row;
  const { image_widths: widths, image_formats: formats } = row;
  if (!id || !width || !height || !widths || !formats) return null;
  return presentPicture({ id, width, height, widths, formats }, row.image_alt);
}
