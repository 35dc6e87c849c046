import { withoutCampaign } from "@before-ten/contracts/shared/campaign";
import { type RequestHead, isAnonymousRead } from "../cache/request-head.ts";

/** What has a longer one is rendered, but not cached. */
const maxKeyLength = 300;

/** What a page is called in the cache. Undefined: no page that could be cached. */
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
