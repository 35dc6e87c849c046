import {
  type FeedList,
  type SeriesPath,
  feedFormats,
  feedMediaType,
  feedPath,
} from "@before-ten/contracts/feeds/paths";
import { shareImageSize } from "@before-ten/contracts/share/share-image";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { headTexts } from "@before-ten/contracts/site/texts/head";

interface PageHead {
  /** Title of the page, to which the brand's name is added, except on Home. */
  title: string;
  description: string;
  /**
   * Canonical path of the page, starting with `/`, without parameters that don't change its
   * content.
   */
  path: string;
  publicUrl: string;
  texts: TextReader;
  /**
   * The share image's path, starting with `/`, and its size in pixels unless that is
   * `shareImageSize`; defaults to the club's image.
   */
  image?: { path: string; alt: string; size?: { width: number; height: number } };
  type?: "website" | "article";
  /** Feeds of the page's lists, with the page's filters. */
  feeds?: readonly PageFeed[];
}

type PageFeed =
  | { list: FeedList; filters?: Readonly<Record<string, string | undefined>> }
  | { list: SeriesPath; name: string };

const feedNames = {
  "/events": "eventsFeed",
  "/gallery": "galleryFeed",
  "/blog": "blogFeed",
} as const satisfies Record<FeedList, string>;
const formatNames = { ics: "calendarFormat", rss: "rssFormat", json: "jsonFormat" } as const;

/** Metadata for search engines and shared links. */
export function pageHead(page: PageHead) {
  const { name } = page.texts(brandTexts);
  const texts = page.texts(headTexts);
  const clubImage: NonNullable<PageHead["image"]> = {
    path: "/share.png",
    alt: texts.image,
  };
  const title = page.path === "/" ? page.title : texts.pageTitle({ title: page.title });
  const url = page.publicUrl + page.path;
  const { path, alt, size = shareImageSize } = page.image ?? clubImage;
  const image = page.publicUrl + path;
  return {
    meta: [
      { title },
      { name: "description", content: page.description },
      { property: "og:site_name", content: name },
      { property: "og:type", content: page.type ?? "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      { property: "og:image", content: image },
      { property: "og:image:width", content: `${size.width}` },
      { property: "og:image:height", content: `${size.height}` },
      { property: "og:image:alt", content: alt },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:image", content: image },
      { name: "twitter:image:alt", content: alt },
    ],
    links: [{ rel: "canonical", href: url }, ...(page.feeds ?? []).flatMap(alternatesOf)],
  };

  function alternatesOf(feed: PageFeed) {
    const [feedName, filters] =
      "name" in feed ? [feed.name, undefined] : [texts[feedNames[feed.list]], feed.filters];
    return feedFormats(feed.list).map((format) => ({
      rel: "alternate",
      type: feedMediaType(format),
      title: texts.feedTitle({ feed: feedName, format: texts[formatNames[format]] }),
      href: page.publicUrl + feedPath(feed.list, format, filters),
    }));
  }
}

/**
 * Head of a page that only a mailed link leads to: search engines don't index it, and other sites
 * don't get its address as referrer.
 */
export function unlistedPageHead(page: PageHead) {
  const { meta, links } = pageHead(page);
  return {
    meta: [
      ...meta,
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
    links,
  };
}

/** Head of an admin page: a title for the browser's tab, and `noindex`. */
export function adminPageHead(title: string, { texts }: Pick<PageHead, "texts">) {
  return {
    meta: [
      { title: `${title} | ${texts(brandTexts).name} admin` },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  };
}
