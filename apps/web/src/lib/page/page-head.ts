import {
  type FeedList,
  type DatesPath,
  feedFormats,
  feedMediaType,
  feedPath,
} from "@before-ten/contracts/feeds/paths";
import { shareImageSize } from "@before-ten/contracts/share/share-image";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { breadcrumbsTexts } from "@before-ten/contracts/site/texts/breadcrumbs";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { headTexts } from "@before-ten/contracts/site/texts/head";
import { breadcrumbsJsonLd } from "./json-ld.ts";

/** Of descriptions made of texts of any length. */
export const maxDescriptionLength = 160;

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
  /** Ground of the page's top, its header and the browser's bar, in place of dusk. */
  colour?: string | null | undefined;
  /** Feeds of the page's lists, with the page's filters. */
  feeds?: readonly PageFeed[];
  /** Structured data about what the page shows. */
  jsonLd?: readonly string[];
  /** The pages above it, from Home down, and the page itself. */
  breadcrumbs?: Breadcrumbs;
}

interface Breadcrumbs {
  /** The list that it belongs to; none if it is right below Home. */
  list?: "events" | "gallery" | "blog";
  /** Between the list and the page. */
  between?: { name: string; path: string } | undefined;
  name: string;
}

type PageFeed =
  | { list: FeedList; filters?: Readonly<Record<string, string | undefined>> }
  | { list: DatesPath; name: string };

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
  const jsonLd = [
    ...(page.jsonLd ?? []),
    ...(page.breadcrumbs ? [breadcrumbsOf(page.breadcrumbs, page)] : []),
  ];
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
      ...(page.colour ? [{ name: "theme-color", content: page.colour }] : []),
    ],
    links: [{ rel: "canonical", href: url }, ...(page.feeds ?? []).flatMap(alternatesOf)],
    ...(jsonLd.length > 0 && {
      scripts: jsonLd.map((children) => ({ type: "application/ld+json", children })),
    }),
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

/** The colour that the head of one of the matched routes has. */
export function colourOf(matches: readonly { meta?: HeadTags | undefined }[]): string | undefined {
  const tags = matches.flatMap(({ meta }) => meta ?? []);
  return tags.find((tag) => tag?.name === "theme-color")?.content;
}

type HeadTags = readonly (
  | { name?: string | undefined; content?: string | undefined }
  | undefined
)[];

function breadcrumbsOf(
  { list, between, name }: Breadcrumbs,
  { path, publicUrl, texts }: PageHead,
): string {
  const names = texts(breadcrumbsTexts);
  const pages = [
    { name: names.home, path: "/" },
    ...(list === undefined ? [] : [{ name: names[list], path: `/${list}` }]),
    ...(between ? [between] : []),
    { name, path },
  ];
  return breadcrumbsJsonLd(pages, publicUrl);
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
