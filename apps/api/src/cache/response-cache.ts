import { LRUCache } from "lru-cache";
import { meantUntilMs } from "@before-ten/contracts/shared/meant-instants";
import type { ClearableCache, Clock } from "../deps.ts";
import type { CachedResponse } from "./cached-response.ts";
import { maxFreshSeconds } from "./freshness.ts";
import { createShrinkQueue } from "../tuning/shrink-queue.ts";

/** Responses of pages and both APIs that are the same for every caller without a token. */
export interface ResponseCache extends ClearableCache {
  /** The cached response, if it is fresh, or is being renewed and may be served meanwhile. */
  find: (key: string) => CachedResponse | undefined;
  /**
   * The cached response, or the result of `load`. A stale response may be served while one `load`
   * renews it. Concurrent callers with the same key share a `load`, unless its result turns out to
   * be for one caller only.
   */
  get: <Own>(key: string, load: () => Promise<Loaded<Own>>) => Promise<CachedResponse | Own>;
  /** Whether `get` can answer without its own `load`. */
  isKnown: (key: string) => boolean;
  /** How often it has been cleared: data read before the last time is outdated. */
  readonly generation: number;
  /** For metrics; counting is cheap. */
  readonly counts: CacheCounts;
  size: () => { entries: number; bytes: number };
}

interface CacheCounts {
  /** Answered before the router handled the request. */
  hits: number;
  /** Of those, responses the client already had. */
  unchanged: number;
  /** Answered after the router: fresh, or stale while being renewed. */
  late: number;
  /** Waited for a load that another request had started. */
  shared: number;
  /** Made anew. */
  misses: number;
}

/** A response for everyone, or `own`: for this caller only. */
export type Loaded<Own> = Cacheable | { own: Own };

/**
 * The times are milliseconds since 1970. A response is as old as the data it was made from, not as
 * its last byte.
 */
interface Cacheable {
  response: CachedResponse;
  freshUntilMs: number;
  /** Until then it may be served stale while it is renewed. */
  staleUntilMs: number;
}

interface Limits {
  maxEntries: number;
  maxBytes: number;
  /**
   * How long after it was cached a response is compressed again, so that its first visitor's
   * scripts go first.
   */
  shrinkAfterMs: number;
}

interface Options extends Limits {
  /** Called before anything is dropped, so that the next load reads the new data. */
  onClear: () => void;
}

/** About a hundred pages in all encodings, or many more API answers. */
const defaultLimits: Limits = {
  maxEntries: 1_000,
  maxBytes: 16 * 1024 * 1024,
  shrinkAfterMs: 1_000,
};

export function createResponseCache(clock: Clock, options: Partial<Options> = {}): ResponseCache {
  const { maxEntries, maxBytes, shrinkAfterMs, onClear } = { ...defaultLimits, ...options };
  const entries = new LRUCache<string, Cacheable>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.sizeBytes,
  });
  const loading = new Map<string, Promise<Loaded<unknown>>>();
  const counts: CacheCounts = { hits: 0, unchanged: 0, late: 0, shared: 0, misses: 0 };
  let generation = 0;
  const shrinkLater = createShrinkQueue(
    shrinkAfterMs,
    (key, response) => entries.peek(key)?.response === response,
  );

  function find(key: string): CachedResponse | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    // While the entry is being renewed, other requests are served the old one.
    const untilMs = loading.has(key) ? entry.staleUntilMs : entry.freshUntilMs;
    return isBefore(untilMs) ? entry.response : undefined;
  }

  async function get<Own>(
    key: string,
    load: () => Promise<Loaded<Own>>,
  ): Promise<CachedResponse | Own> {
    const entry = entries.get(key);
    if (entry === undefined) return loadShared(key, load);
    if (isBefore(entry.freshUntilMs)) {
      counts.late += 1;
      return entry.response;
    }
    if (!isBefore(entry.staleUntilMs)) {
      entries.delete(key);
      return loadShared(key, load);
    }
    // The loader reports the failure; the old response is served until it is too old.
    if (!loading.has(key)) startLoading(key, load).catch(() => undefined);
    counts.late += 1;
    return entry.response;
  }

  async function loadShared<Own>(
    key: string,
    load: () => Promise<Loaded<Own>>,
  ): Promise<CachedResponse | Own> {
    const underWay = loading.get(key);
    if (underWay === undefined) return answerOf(await startLoading(key, load));
    counts.shared += 1;
    const shared = await underWay;
    return "response" in shared ? shared.response : answerOf(await load());
  }

  async function startLoading<Own>(
    key: string,
    load: () => Promise<Loaded<Own>>,
  ): Promise<Loaded<Own>> {
    counts.misses += 1;
    const promise = load();
    loading.set(key, promise);
    try {
      const loaded = await promise;
      // `clear` drops loads in progress, because they may have read old data.
      if ("response" in loaded && loading.get(key) === promise) {
        entries.set(key, loaded);
        shrinkLater(key, loaded.response);
      }
      return loaded;
    } finally {
      if (loading.get(key) === promise) loading.delete(key);
    }
  }

  function isBefore(instantMs: number): boolean {
    const nowMs = clock.now().getTime();
    return nowMs < instantMs && instantMs <= meantUntilMs(nowMs, maxFreshSeconds * 1_000);
  }

  return {
    find,
    get,
    isKnown(key) {
      if (loading.has(key)) return true;
      const entry = entries.peek(key);
      return entry !== undefined && isBefore(entry.staleUntilMs);
    },
    counts,
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    get generation() {
      return generation;
    },
    clear() {
      onClear?.();
      generation += 1;
      entries.clear();
      loading.clear();
    },
  };
}

function answerOf<Own>(loaded: Loaded<Own>): CachedResponse | Own {
  return "response" in loaded ? loaded.response : loaded.own;
}
