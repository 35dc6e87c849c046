import { withoutCampaign } from "@before-ten/contracts/shared/campaign";
import { type RequestHead, isAnonymousRead } from "../cache/request-head.ts";

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
