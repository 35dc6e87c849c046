import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { BlogPosts } from "@before-ten/db/schema";
import type { DemoPost } from "./demo-post.ts";

const dayMs = 86_400_000;
const writtenDaysBefore = 3;
const wordsPerMinute = 200;

export function demoPostRow(
  post: DemoPost,
  { imageId, views, now }: { imageId: string | null; views: number; now: Date },
): Insertable<BlogPosts> {
  const { publication, imageAlt } = post;
  const publishedAt =
    publication.status === "draft" ? null : new Date(now.getTime() - publication.daysAgo * dayMs);
  const createdAt = new Date((publishedAt ?? now).getTime() - writtenDaysBefore * dayMs);
  return {
    id: uuidv7({ msecs: createdAt.getTime() }),
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    category: post.category,
    author: post.author,
    read_time: readTime(post.content),
    tags: post.tags,
    featured: post.featured ?? false,
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
