/** Without zod, so that public pages can import it. */

const mediaTypes = {
  ics: "text/calendar",
  rss: "application/rss+xml",
  json: "application/feed+json",
} as const;

export type FeedFormat = keyof typeof mediaTypes;

/** A page of a series, venue or city, whose dates have a feed. */
export type DatesPath = `/${string}`;

export const datesFormats: readonly FeedFormat[] = ["ics", "rss", "json"];

/** The path of a series' page. */
export function seriesPath(slug: string): `/series/${string}` {
  return `/series/${slug}`;
}

/** The lists with feeds, by their page's path, each with its formats. */
const formatsOfLists = {
  "/events": ["ics", "rss", "json"],
  "/gallery": ["ics", "rss", "json"],
  "/blog": ["rss", "json"],
} as const satisfies Record<string, readonly FeedFormat[]>;

export type FeedList = keyof typeof formatsOfLists;

export const feedLists: readonly FeedList[] = ["/events", "/gallery", "/blog"];

export function feedFormats(list: DatesPath): readonly FeedFormat[] {
  return isFeedList(list) ? formatsOfLists[list] : datesFormats;
}

function isFeedList(list: DatesPath): list is FeedList {
  return Object.hasOwn(formatsOfLists, list);
}

export function feedMediaType(format: FeedFormat): string {
  return mediaTypes[format];
}

type Filters = Readonly<Record<string, string | undefined>>;

/** The path of a list's feed, with its page's filters. */
export function feedPath(list: DatesPath, format: FeedFormat, filters: Filters = {}): string {
  return withFilters(`${list}.${format}`, filters);
}

export function withFilters(path: string, filters: Filters): string {
  const search = Object.entries(filters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    // A lone surrogate can't be encoded in a URL.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return search.length === 0 ? path : `${path}?${search.join("&")}`;
}

/** The path of an event's calendar file. */
export function eventCalendarPath(id: string): string {
  return `/events/${id}.ics`;
}

/** Opens the calendar program, which offers to subscribe to a path of ours. */
export function subscribeLink(publicUrl: string, path: string): string {
  return publicUrl.replace(/^https?:/, "webcal:") + path;
}
