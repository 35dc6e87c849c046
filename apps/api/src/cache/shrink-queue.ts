import type { CachedResponse } from "./cached-response.ts";

/** So that a crawler's thousand pages hold no more memory than the cache does. */
const maxWaiting = 20;

/**
 * Compresses cached responses again, one at a time, `afterMs` milliseconds after they came: those
 * that are still cached by then. The latest count where more come than it can do.
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
    // What can't be compressed stays as large as it is.
    shrinkAll().catch(() => undefined);
  }

  return (key, response) => {
    if (response.shrink === undefined) return;
    waiting.delete(key);
    waiting.set(key, response);
    const [oldest] = waiting.keys();
    if (oldest !== undefined && waiting.size > maxWaiting) waiting.delete(oldest);
    // The process may end without it.
    setTimeout(begin, afterMs).unref();
  };
}
