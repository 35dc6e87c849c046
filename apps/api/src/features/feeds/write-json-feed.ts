import type { Feed } from "./feed.ts";

/** https://www.jsonfeed.org/version/1.1. `publicUrl` is prepended to the images' addresses. */
export function writeJsonFeed(feed: Feed, publicUrl: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    icon: feed.iconUrl,
    language: "en",
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.content.text,
      ...(item.image && { image: new URL(item.image.url, publicUrl).href }),
      date_published: item.publishedAt.toISOString(),
      date_modified: item.updatedAt.toISOString(),
      ...(item.author !== undefined && { authors: [{ name: item.author }] }),
      tags: item.tags,
    })),
  });
}
