/** Free of zod, so that public pages may read it. */

const mediaTypes = {
  ics: "text/calendar",
  rss: "application/rss+xml",
  json: "application/feed+json",
} as const;

export type FeedFormat = keyof typeof mediaTypes;

/** A page whose dates can be followed. */
export type SeriesPath = `/series/${string}`;

export const seriesFormats: readonly FeedFormat[] = ["ics", "rss", "json"];

/** The page of a series, from `/` on. */
export function seriesPath(slug: string): SeriesPath {
  return `/series/${slug}`;
}

/** The lists that can be followed, by their page's path, each with its formats. */
const formatsOfLists = {
  "/events": ["ics", "rss", "json"],
  "/gallery": ["ics", "rss", "json"],
  "/blog": ["rss", "json"],
} as const satisfies Record<string, readonly FeedFormat[]>;

export type FeedList = keyof typeof formatsOfLists;

export const feedLists: readonly FeedList[] = ["/events", "/gallery", "/blog"];

export function feedFormats(list: FeedList | SeriesPath): readonly FeedFormat[] {
  return isSeries(list) ? seriesFormats : formatsOfLists[list];
}

function isSeries(list: FeedList | SeriesPath): list is SeriesPath {
  return list.startsWith("/series/");
}

export function feedMediaType(format: FeedFormat): string {
  return mediaTypes[format];
}

type Filters = Readonly<Record<string, string | undefined>>;

/** The address of a list's feed, from `/` on, with the filters of its page. */
export function feedPath(
  list: FeedList | SeriesPath,
  format: FeedFormat,
  filters: Filters = {},
): string {
  return withFilters(`${list}.${format}`, filters);
}

export function withFilters(path: string, filters: Filters): string {
  const search = Object.entries(filters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    // Half of a character can't stand in an address.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return search.length === 0 ? path : `${path}?${search.join("&")}`;
}

/** The address of one event as a calendar's file. */
export function eventCalendarPath(id: string): string {
  return `/events/${id}.ics`;
}

/** Opens a calendar's program, which asks to subscribe to what is at an address of ours. */
export function subscribeLink(publicUrl: string, path: string): string {
  return publicUrl.replace(/^https?:/, "webcal:") + path;
}
