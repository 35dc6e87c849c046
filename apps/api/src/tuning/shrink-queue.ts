import type { CachedResponse } from "../cache/cached-response.ts";

/** Limited so that a crawler's thousand pages don't take more memory than the cache itself. */
const maxWaiting = 20;

/**
 * Compresses cached pages again at Brotli's highest level, one at a time, `afterMs` milliseconds
 * after they were cached. Without it `/events` is 15,015 bytes instead of 13,550 and doesn't fit
 * into a phone's first round trip.
 */
export function createShrinkQueue(
  afterMs: number,
  isCached: (key: string, response: CachedResponse) => boolean,
): (key: string, response: CachedResponse) => void {
  const waiting = new Map<string, CachedResponse>();
  let isBusy = false;

  async function shrinkAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const [key, response] of waiting) {
        waiting.delete(key);
        if (isCached(key, response)) await response.shrink?.();
      }
    } finally {
      isBusy = false;
    }
  }

  function begin(): void {
    // A response that can't be compressed stays as it is.
    shrinkAll().catch(() => undefined);
  }

  return (key, response) => {
    if (response.shrink === undefined) return;
    waiting.delete(key);
    waiting.set(key, response);
    const [oldest] = waiting.keys();
    if (oldest !== undefined && waiting.size > maxWaiting) waiting.delete(oldest);
    // The process may exit before that.
    setTimeout(begin, afterMs).unref();
  };
}
