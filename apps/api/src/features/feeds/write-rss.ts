import { generateRssFeed } from "feedsmith";
import type { Feed, FeedItem } from "./feed.ts";
import { wellFormedXml } from "./well-formed-xml.ts";

/** RSS 2.0. `publicUrl` is prepended to the images' addresses. */
export function writeRss(feed: Feed, publicUrl: string): string {
  const { title, pageUrl: link } = feed;
  const xml = generateRssFeed({
    title,
    link,
    description: feed.description,
    language: "en",
    // Taken from the latest change, so that the feed stays identical until something changes.
    ...(feed.items.length > 0 && { lastBuildDate: latestChange(feed.items) }),
    ttl: 60,
    image: { url: feed.iconUrl, title, link },
    atom: { links: [{ href: feed.feedUrl, rel: "self", type: "application/rss+xml" }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      description: item.summary,
      content: { encoded: item.content.text },
      guid: { value: item.id, isPermaLink: false },
      pubDate: item.publishedAt,
      // RSS itself only allows an email address as the author.
      ...(item.author !== undefined && { dc: { creators: [item.author] } }),
      categories: item.tags.map((name) => ({ name })),
      // An enclosure would need the file's length, which isn't stored.
      ...(item.image && { media: { contents: [mediaOf(item.image, publicUrl)] } }),
    })),
  });
  return wellFormedXml(xml);
}

function latestChange(items: readonly FeedItem[]): Date {
  return new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime())));
}

function mediaOf(image: NonNullable<FeedItem["image"]>, publicUrl: string) {
  const { url, alt, width, height } = image;
  return {
    url: new URL(url, publicUrl).href,
    medium: "image",
    width,
    height,
    ...(alt !== "" && { description: { value: alt } }),
  };
}
