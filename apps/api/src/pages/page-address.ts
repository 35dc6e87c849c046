import { withoutCampaign } from "@before-ten/contracts/shared/campaign";
import { type RequestHead, isAnonymousRead } from "../cache/request-head.ts";

/**
 * Path and query without empty parameters and repeated names (the last one counts). Browsers write
 * both into the address when they submit a form. Parameters without `=` don't come from a form and
 * stay.
 */
export function tidyAddress(url: string): string {
  const queryAt = url.indexOf("?");
  // A path with two slashes would lead to another site.
  if (queryAt === -1 || url.startsWith("//")) return url;
  const parameters = url.slice(queryAt + 1).split("&");
  const latest = new Map(parameters.map((parameter) => [nameOf(parameter), parameter]));
  const counting = [...latest.values()].filter((parameter) => !/^[^=]*=$/.test(parameter));
  if (counting.length === parameters.length) return url;
  const path = url.slice(0, queryAt);
  return counting.length === 0 ? path : `${path}?${counting.join("&")}`;
}

function nameOf(parameter: string): string {
  return parameter.split("=", 1)[0] ?? "";
}

/** Any value, because only the part after the origin is read. */
const anyOrigin = "http://own.invalid";

/**
 * A redirect's target, as path and query of this site. A browser takes `//elsewhere.example` and
 * `/\elsewhere.example` for another site, and drops tabs in between.
 */
export function ownAddress(location: string): string {
  const { pathname, search, hash } = new URL(location.replace(/^[/\\\s]+/, "/"), anyOrigin);
  return pathname.replace(/^\/*/, "/") + search + hash;
}

/** A page with a longer key is rendered, but not cached. */
const maxKeyLength = 300;

/** A page's cache key. Undefined if it can't be cached. */
export function pageKey(request: RequestHead): string | undefined {
  if (!isAnonymousRead(request)) return undefined;
  const key = withSortedSearch(withoutCampaign(request.url ?? ""));
  return key.length > maxKeyLength ? undefined : key;
}

function withSortedSearch(url: string): string {
  const queryAt = url.indexOf("?");
  if (queryAt === -1) return url;
  const search = new URLSearchParams(url.slice(queryAt));
  search.sort();
  return `${url.slice(0, queryAt)}?${search.toString()}`;
}
