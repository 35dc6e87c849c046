import type { PostStatus } from "@before-ten/contracts/posts/rules";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";

interface StoredPost {
  slug?: string;
  title?: string;
  excerpt?: string;
  content?: string;
  category?: string;
  author?: string;
  tags?: string[];
  featured?: boolean;
  status?: PostStatus;
  publishedAt?: string;
  imageId?: string;
  imageAlt?: string;
}

/** Writes a post as the server does; a test names only what it is about. Returns the post's id. */
export async function storePost(db: Db, post: StoredPost = {}): Promise<string> {
  const id = uuidv7();
  await db.insertInto("blog_posts").values(postRow(id, post)).execute();
  return id;
}

export function postRow(id: string, post: StoredPost) {
  const { status = "published" } = post;
  return {
    id,
    slug: post.slug ?? `post-${id}`,
    title: post.title ?? "A quiet Sunday",
    excerpt: post.excerpt ?? "What we did when nothing was on.",
    content:
      post.content ?? "We stayed at home and read a long book, cover to cover, and it was good.",
    category: post.category ?? "music",
    author: post.author ?? "The desk",
    tags: post.tags ?? [],
    featured: post.featured ?? false,
    status,
    published_at: status === "draft" ? null : new Date(post.publishedAt ?? "2026-11-01T09:00:00Z"),
    image_id: post.imageId ?? null,
    image_alt: post.imageAlt ?? "",
  };
}
