import type { ClearableCache, Clock } from "../deps.ts";
import type { Page } from "./page.ts";

export interface PageCache extends ClearableCache {
  /** The kept page, while it is fresh. */
  find: (key: string) => Page | undefined;
  /**
   * The kept page, or the one `load` makes. A page past its freshness is served once more while one `load` renews it. Callers
   * that ask for the same key at the same time share a `load`, unless its page turns out not to be for keeping.
   */
  get: (key: string, load: () => Promise<Loaded>) => Promise<Page>;
}

export interface Loaded {
  page: Page;
  keep: boolean;
}

interface Limits {
  freshMs: number;
  /** From here on a page is too old to be served at all. */
  staleMs: number;
  maxEntries: number;
  maxBytes: number;
}

interface Entry {
  page: Page;
  loadedAtMs: number;
}

const defaultLimits: Limits = {
  freshMs: 5_000,
  staleMs: 60_000,
  maxEntries: 500,
  maxBytes: 64 * 1024 * 1024,
};

export function createPageCache(clock: Clock, limits: Partial<Limits> = {}): PageCache {
  const { freshMs, staleMs, maxEntries, maxBytes } = { ...defaultLimits, ...limits };
  // A Map remembers the order of insertion: the first is what nobody asked for longest.
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<Loaded>>();
  let totalBytes = 0;

  function find(key: string): Page | undefined {
    const entry = entries.get(key);
    if (entry === undefined || ageMs(entry) >= freshMs) return undefined;
    touch(key, entry);
    return entry.page;
  }

  async function get(key: string, load: () => Promise<Loaded>): Promise<Page> {
    const entry = entries.get(key);
    if (entry === undefined) return loadShared(key, load);
    if (ageMs(entry) >= staleMs) {
      remove(key);
      return loadShared(key, load);
    }
    touch(key, entry);
    if (ageMs(entry) >= freshMs && !loading.has(key)) {
      // Whoever renders tells of a failure; the old page stays until it is too old.
      startLoading(key, load).catch(() => undefined);
    }
    return entry.page;
  }

  async function loadShared(key: string, load: () => Promise<Loaded>): Promise<Page> {
    const underWay = loading.get(key);
    if (underWay === undefined) return (await startLoading(key, load)).page;
    const shared = await underWay;
    return shared.keep ? shared.page : (await load()).page;
  }

  async function startLoading(key: string, load: () => Promise<Loaded>): Promise<Loaded> {
    // The page is as old as the data it was made from, not as its last byte.
    const loadedAtMs = clock.now().getTime();
    const promise = load();
    loading.set(key, promise);
    try {
      const loaded = await promise;
      // `clear` forgets what is under way: it may have read what was there before.
      if (loaded.keep && loading.get(key) === promise) {
        remove(key);
        add(key, { page: loaded.page, loadedAtMs });
      }
      return loaded;
    } finally {
      if (loading.get(key) === promise) loading.delete(key);
    }
  }

  function ageMs(entry: Entry): number {
    return clock.now().getTime() - entry.loadedAtMs;
  }

  function touch(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
  }

  function add(key: string, entry: Entry): void {
    entries.set(key, entry);
    totalBytes += entry.page.sizeBytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && totalBytes <= maxBytes) return;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    totalBytes -= entries.get(key)?.page.sizeBytes ?? 0;
    entries.delete(key);
  }

  return {
    find,
    get,
    clear() {
      entries.clear();
      loading.clear();
      totalBytes = 0;
    },
  };
}
