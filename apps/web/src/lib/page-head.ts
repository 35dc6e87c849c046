import {
  type FeedList,
  type SeriesPath,
  feedFormats,
  feedMediaType,
  feedPath,
} from "@before-ten/contracts/feeds/paths";
import { brand } from "@before-ten/contracts/shared/brand";
import { shareImageSize } from "@before-ten/contracts/share/share-image";

interface PageHead {
  /** The page's title, to which the brand's name is added, except on Home. */
  title: string;
  description: string;
  /** The page's one address, from `/` on, without what doesn't change its content. */
  path: string;
  publicUrl: string;
  /**
   * The share image, by its path from `/` on, and in pixels unless it is as large as
   * `shareImageSize`; undefined: the club's.
   */
  image?: { path: string; alt: string; size?: { width: number; height: number } };
  type?: "website" | "article";
  /** The lists on the page that programs can follow, with the filters it has. */
  feeds?: readonly PageFeed[];
}

type PageFeed =
  | { list: FeedList; filters?: Readonly<Record<string, string | undefined>> }
  | { list: SeriesPath; name: string };

const feedNames: Record<FeedList, string> = {
  "/events": "Upcoming parties",
  "/gallery": "Past parties",
  "/blog": "Blog",
};
const formatNames = { ics: "calendar", rss: "RSS", json: "JSON Feed" };

const clubImage: NonNullable<PageHead["image"]> = {
  path: "/share.png",
  alt: `${brand.name}: ${brand.tagline}`,
};

/** What search engines and shared links read. */
export function pageHead(page: PageHead) {
  const title = page.path === "/" ? page.title : `${page.title} | ${brand.name}`;
  const url = page.publicUrl + page.path;
  const { path, alt, size = shareImageSize } = page.image ?? clubImage;
  const image = page.publicUrl + path;
  return {
    meta: [
      { title },
      { name: "description", content: page.description },
      { property: "og:site_name", content: brand.name },
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
    const [name, filters] =
      "name" in feed ? [feed.name, undefined] : [feedNames[feed.list], feed.filters];
    return feedFormats(feed.list).map((format) => ({
      rel: "alternate",
      type: feedMediaType(format),
      title: `${brand.name}: ${name} (${formatNames[format]})`,
      href: page.publicUrl + feedPath(feed.list, format, filters),
    }));
  }
}

/**
 * The head of a page that only a mailed link leads to: no search engine lists it, and no other site
 * learns the link.
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

/** The head of an admin page: a title for the browser's tab, and `noindex` for search engines. */
export function adminPageHead(title: string) {
  return {
    meta: [
      { title: `${title} | ${brand.name} admin` },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  };
}
