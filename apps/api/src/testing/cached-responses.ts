import { type CachedResponse, toCachedResponse } from "../cache/cached-response.ts";
import { maxFreshSeconds } from "../cache/freshness.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { Clock } from "../deps.ts";

export function responseOf(text: string): Promise<CachedResponse> {
  return toCachedResponse({ status: 200, headers: {}, text });
}

/** Something fresh for as long as an answer can be. */
export async function cacheSomething(
  { cache, clock }: { cache: ResponseCache; clock: Clock },
  key: string,
): Promise<void> {
  const response = await responseOf(key);
  const untilMs = clock.now().getTime() + maxFreshSeconds * 1_000;
  await cache.get(key, () =>
    Promise.resolve({ response, freshUntilMs: untilMs, staleUntilMs: untilMs }),
  );
}
