import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { BlogPosts } from "@before-ten/db/schema";
import { documentText } from "@before-ten/contracts/posts/post-text";
import { type NamedInPosts, demoDocument } from "./demo-document.ts";
import { type DemoPost, proseText } from "./demo-post.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const writtenDaysBefore = 3;
const wordsPerMinute = 200;

export function demoPostRow(
  post: DemoPost,
  {
    imageId,
    named,
    views,
    now,
  }: { imageId: string | null; named: NamedInPosts; views: number; now: Date },
): Insertable<BlogPosts> {
  const { publication, imageAlt } = post;
  const publishedAt =
    publication.status === "draft" ? null : new Date(now.getTime() - publication.daysAgo * dayMs);
  const createdAt = new Date((publishedAt ?? now).getTime() - writtenDaysBefore * dayMs);
  const document = demoDocument(post, named);
  return {
    id: uuidv7({ msecs: createdAt.getTime() }),
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    content: document === null ? proseText(post) : documentText(document),
    document: document === null ? null : JSON.stringify(document),
    category: post.category,
    author: post.author,
    read_time: readTime(proseText(post)),
    tags: post.tags,
    featured: post.featured ?? false,
    status: publication.status,
    published_at: publishedAt,
    publish_at: publishAt(publication, now),
    image_id: imageId,
    image_alt: imageId === null ? "" : (imageAlt ?? ""),
    views,
    created_at: createdAt,
    updated_at: publishedAt ?? createdAt,
  };
}

/** On the hour. */
function publishAt(publication: DemoPost["publication"], now: Date): Date | null {
  if (publication.status !== "draft" || publication.publishInDays === undefined) return null;
  const hours = Math.ceil(now.getTime() / hourMs) + 24 * publication.publishInDays;
  return new Date(hours * hourMs);
}

function readTime(content: string): string {
  return `${Math.ceil(content.split(/\s+/).length / wordsPerMinute)} min read`;
}
