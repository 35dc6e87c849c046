import { LRUCache } from "lru-cache";
import type { ClearableCache, Clock } from "../deps.ts";
import type { CachedResponse } from "./cached-response.ts";

/**
 * Responses of pages and of both APIs that are the same for everybody. What is in it was made for
 * somebody without a token.
 */
export interface ResponseCache extends ClearableCache {
  /** The cached response, while it is fresh. */
  find: (key: string) => CachedResponse | undefined;
  /**
   * The cached response, or what `load` makes. A response past its freshness is served once more,
   * if it may be, while one `load` renews it. Callers that ask for the same key at the same time
   * share a `load`, unless it turns out to be for its caller alone.
   */
  get: <Own>(key: string, load: () => Promise<Loaded<Own>>) => Promise<CachedResponse | Own>;
}

/** What is for everybody, or `own`: for this one caller. */
export type Loaded<Own> = Cacheable | { own: Own };

/**
 * The times are milliseconds since 1970. A response is as old as the data it was made from, not as
 * its last byte.
 */
interface Cacheable {
  response: CachedResponse;
  freshUntilMs: number;
  /** Until then it is served once more while it is renewed. */
  staleUntilMs: number;
}

interface Limits {
  maxEntries: number;
  maxBytes: number;
}

/** Some hundred pages in all encodings, or many more answers of the APIs. */
const defaultLimits: Limits = {
  maxEntries: 1_000,
  maxBytes: 16 * 1024 * 1024,
};

export function createResponseCache(clock: Clock, limits: Partial<Limits> = {}): ResponseCache {
  const { maxEntries, maxBytes } = { ...defaultLimits, ...limits };
  const entries = new LRUCache<string, Cacheable>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.sizeBytes,
  });
  const loading = new Map<string, Promise<Loaded<unknown>>>();

  function find(key: string): CachedResponse | undefined {
    const entry = entries.get(key);
    return entry !== undefined && isBefore(entry.freshUntilMs) ? entry.response : undefined;
  }

  async function get<Own>(
    key: string,
    load: () => Promise<Loaded<Own>>,
  ): Promise<CachedResponse | Own> {
    const entry = entries.get(key);
    if (entry === undefined) return loadShared(key, load);
    if (isBefore(entry.freshUntilMs)) return entry.response;
    if (!isBefore(entry.staleUntilMs)) {
      entries.delete(key);
      return loadShared(key, load);
    }
    // Whoever loads tells of a failure; the old response stays until it is too old.
    if (!loading.has(key)) startLoading(key, load).catch(() => undefined);
    return entry.response;
  }

  async function loadShared<Own>(
    key: string,
    load: () => Promise<Loaded<Own>>,
  ): Promise<CachedResponse | Own> {
    const underWay = loading.get(key);
    if (underWay === undefined) return answerOf(await startLoading(key, load));
    const shared = await underWay;
    return "response" in shared ? shared.response : answerOf(await load());
  }

  async function startLoading<Own>(
    key: string,
    load: () => Promise<Loaded<Own>>,
  ): Promise<Loaded<Own>> {
    const promise = load();
    loading.set(key, promise);
    try {
      const loaded = await promise;
      // `clear` forgets what is under way: it may have read what was there before.
      if ("response" in loaded && loading.get(key) === promise) entries.set(key, loaded);
      return loaded;
    } finally {
      if (loading.get(key) === promise) loading.delete(key);
    }
  }

  function isBefore(instantMs: number): boolean {
    return clock.now().getTime() < instantMs;
  }

  return {
    find,
    get,
    clear() {
      entries.clear();
      loading.clear();
    },
  };
}

function answerOf<Own>(loaded: Loaded<Own>): CachedResponse | Own {
  return "response" in loaded ? loaded.response : loaded.own;
}
