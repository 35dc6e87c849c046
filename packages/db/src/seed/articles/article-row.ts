import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { BlogPosts } from "../../schema.ts";
import type { Article } from "./article.ts";

const dayMs = 86_400_000;
const writtenDaysBefore = 3;
const wordsPerMinute = 200;

export function articleRow(
  article: Article,
  { imageId, views, now }: { imageId: string | null; views: number; now: Date },
): Insertable<BlogPosts> {
  const { publication, imageAlt } = article;
  const publishedAt =
    publication.status === "draft" ? null : new Date(now.getTime() - publication.daysAgo * dayMs);
  const createdAt = new Date((publishedAt ?? now).getTime() - writtenDaysBefore * dayMs);
  return {
    id: uuidv7({ msecs: createdAt.getTime() }),
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    content: article.content,
    category: article.category,
    author: article.author,
    read_time: readTime(article.content),
    tags: article.tags,
    featured: article.featured ?? false,
    status: publication.status,
    published_at: publishedAt,
    image_id: imageId,
    image_alt: imageId === null ? "" : (imageAlt ?? ""),
    views,
    created_at: createdAt,
    updated_at: publishedAt ?? createdAt,
  };
}

function readTime(content: string): string {
  return `${Math.ceil(content.split(/\s+/).length / wordsPerMinute)} min read`;
}
