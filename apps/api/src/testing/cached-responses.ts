import { type CachedResponse, toCachedResponse } from "../cache/cached-response.ts";
import type { ResponseCache } from "../cache/response-cache.ts";

export function responseOf(text: string): Promise<CachedResponse> {
  return toCachedResponse({ status: 200, headers: {}, text });
}

/** Something that stays in the cache for as long as any test runs. */
export async function cacheSomething(cache: ResponseCache, key: string): Promise<void> {
  const response = await responseOf(key);
  const untilMs = Number.POSITIVE_INFINITY;
  await cache.get(key, () =>
    Promise.resolve({ response, freshUntilMs: untilMs, staleUntilMs: untilMs }),
  );
}
