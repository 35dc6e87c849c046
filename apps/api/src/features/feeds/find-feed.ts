import {
  type FeedFormat,
  type FeedList,
  feedFormats,
  feedLists,
  feedPath,
} from "@before-ten/contracts/feeds/paths";
import { AppError } from "@before-ten/contracts/shared/errors";
import { type RequestHead, isAnonymousRead } from "../../cache/request-head.ts";
import { type FilteredList, type ListFeed, listFeeds } from "./list-feeds.ts";

interface Address {
  list: FeedList;
  format: FeedFormat;
}

export interface RequestedFeed extends Address, FilteredList {
  /** The answer's cache key, independent of the order of parameters and of unknown ones. */
  key: string;
}

/** The feeds of all lists, by path. */
export const feedAddresses: ReadonlyMap<string, Address> = new Map(
  feedLists.flatMap((list) =>
    feedFormats(list).map((format) => [feedPath(list, format), { list, format }]),
  ),
);

const oneEvent = /^\/events\/([\w-]+)\.ics(?:\?|$)/;
const oneDates = /^(\/series|\/venues|)\/([\w-]+)\.(ics|rss|json)(?:\?|$)/;

/**
 * Undefined if the path is no feed's.
 * @throws AppError BAD_REQUEST, which says what is wrong with a filter
 */
export function readFeedAddress(url: string): RequestedFeed | undefined {
  const [path = "", query] = url.split("?", 2);
  const address = feedAddresses.get(path);
  if (address === undefined) return undefined;
  const { parameters, withFilter } = listFeeds[address.list];
  const filtered = withFilter(sentParameters(new URLSearchParams(query), parameters));
  return { ...address, ...filtered, key: `feed ${path} ${JSON.stringify(filtered.filter)}` };
}

export function eventFeedKey(id: string): string {
  return `feed event ${id}`;
}

export function datesFeedKey(kind: string, slug: string, format: string): string {
  return `feed ${kind}/${slug} ${format}`;
}

/** The cache key of a request. Undefined if it isn't for a feed, or its route has to refuse it. */
export function feedKey(request: RequestHead): string | undefined {
  const { url = "" } = request;
  if (!isAnonymousRead(request)) return undefined;
  const id = oneEvent.exec(url)?.[1];
  if (id !== undefined) return eventFeedKey(id);
  try {
    const list = readFeedAddress(url);
    if (list !== undefined) return list.key;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
  const [, kind = "", slug, format] = oneDates.exec(url) ?? [];
  return slug === undefined || format === undefined ? undefined : datesFeedKey(kind, slug, format);
}

/** Empty parameters, which a form sends for untouched fields, are ignored. */
function sentParameters(
  search: URLSearchParams,
  names: ListFeed["parameters"],
): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const name of names) {
    const [value = "", ...more] = search.getAll(name);
    if (more.length > 0) throw new AppError("BAD_REQUEST", `${name} must stand there only once`);
    if (value.trim() !== "") sent[name] = value;
  }
  return sent;
}
