import { describe, expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.ts";
import type { Page } from "./page.ts";
import { type Loaded, createPageCache } from "./page-cache.ts";

const limits = { freshMs: 5_000, staleMs: 60_000, maxEntries: 3, maxBytes: 1_000 };

function setUp() {
  const clock = new FakeClock("2026-12-05T05:00:00Z");
  return { clock, cache: createPageCache(clock, limits) };
}

function pageOf(text: string, sizeBytes = 10): Page {
  const answer = { status: 200, headers: {}, body: Buffer.from(text) };
  return { answers: { identity: answer }, sizeBytes };
}

function kept(page: Page) {
  return () => Promise.resolve<Loaded>({ page, keep: true });
}

/** Loads that the test lets finish when it wants. */
function slowly() {
  const loads: PromiseWithResolvers<Loaded>[] = [];
  return {
    loads,
    load: () => {
      const load = Promise.withResolvers<Loaded>();
      loads.push(load);
      return load.promise;
    },
  };
}

const fails = () => Promise.reject<Loaded>(new Error("no database"));

const [first, second] = [pageOf("first"), pageOf("second")];

describe("a kept page", () => {
  it("is found until it is no longer fresh", async () => {
    const { clock, cache } = setUp();
    await cache.get("/", kept(first));
    clock.advance(4_999);
    expect(cache.find("/")).toBe(first);
    clock.advance(1);
    expect(cache.find("/")).toBeUndefined();
  });

  it("is served once more while one load renews it", async () => {
    const { clock, cache } = setUp();
    await cache.get("/", kept(first));
    clock.advance(59_999);
    const { loads, load } = slowly();
    expect(await cache.get("/", load)).toBe(first);
    expect(await cache.get("/", load)).toBe(first);
    expect(loads).toHaveLength(1);
    loads[0]?.resolve({ page: second, keep: true });
    await expect.poll(() => cache.find("/")).toBe(second);
  });

  it("is not served any more when it is too old", async () => {
    const { clock, cache } = setUp();
    await cache.get("/", kept(first));
    clock.advance(60_000);
    expect(await cache.get("/", kept(second))).toBe(second);
  });

  it("ages from the moment its load began", async () => {
    const { clock, cache } = setUp();
    const { loads, load } = slowly();
    const got = cache.get("/", load);
    clock.advance(4_000);
    loads[0]?.resolve({ page: first, keep: true });
    await got;
    clock.advance(1_000);
    expect(cache.find("/")).toBeUndefined();
  });

  it("outlives a renewal that fails or gives nothing to keep", async () => {
    const { clock, cache } = setUp();
    await cache.get("/", kept(first));
    clock.advance(6_000);
    expect(await cache.get("/", fails)).toBe(first);
    const passing = () => Promise.resolve<Loaded>({ page: second, keep: false });
    expect(await cache.get("/", passing)).toBe(first);
    expect(await cache.get("/", fails)).toBe(first);
  });

  it("goes when what it shows changes, with what is being loaded", async () => {
    const { cache } = setUp();
    await cache.get("/", kept(first));
    const { loads, load } = slowly();
    const under = cache.get("/events", load);
    cache.clear();
    expect(cache.find("/")).toBeUndefined();
    expect(await cache.get("/events", kept(second))).toBe(second);
    loads[0]?.resolve({ page: first, keep: true });
    expect(await under).toBe(first);
    expect(cache.find("/events")).toBe(second);
  });
});

describe("callers at the same time", () => {
  it("share one load", async () => {
    const { cache } = setUp();
    const { loads, load } = slowly();
    const both = Promise.all([cache.get("/", load), cache.get("/", load)]);
    expect(loads).toHaveLength(1);
    loads[0]?.resolve({ page: first, keep: true });
    expect(await both).toEqual([first, first]);
  });

  it("each load a page of their own when it isn't for keeping", async () => {
    const { cache } = setUp();
    const { loads, load } = slowly();
    const both = [cache.get("/", load), cache.get("/", load)];
    loads[0]?.resolve({ page: first, keep: false });
    await expect.poll(() => loads.length).toBe(2);
    loads[1]?.resolve({ page: second, keep: false });
    expect(await Promise.all(both)).toEqual([first, second]);
    expect(cache.find("/")).toBeUndefined();
  });

  it("all hear of a failure, and the next one tries again", async () => {
    const { cache } = setUp();
    const both = await Promise.allSettled([cache.get("/", fails), cache.get("/", fails)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await cache.get("/", kept(second))).toBe(second);
  });
});

describe("room", () => {
  it("is for so many pages: what nobody asked for longest goes first", async () => {
    const { cache } = setUp();
    for (const key of ["/1", "/2", "/3"]) await cache.get(key, kept(first));
    cache.find("/1");
    await cache.get("/4", kept(first));
    expect(["/1", "/2", "/3", "/4"].filter((key) => cache.find(key))).toEqual(["/1", "/3", "/4"]);
  });

  it("is for so many bytes, also after pages were renewed", async () => {
    const { clock, cache } = setUp();
    await cache.get("/1", kept(pageOf("", 400)));
    for (let times = 0; times < 5; times += 1) {
      clock.advance(60_000);
      await cache.get("/2", kept(pageOf("", 500)));
    }
    await cache.get("/1", kept(pageOf("", 400)));
    await cache.get("/3", kept(pageOf("", 100)));
    expect(["/1", "/2", "/3"].filter((key) => cache.find(key))).toEqual(["/1", "/2", "/3"]);
    await cache.get("/3", kept(pageOf("", 100)));
    await cache.get("/4", kept(pageOf("", 1)));
    expect(["/1", "/2", "/3", "/4"].filter((key) => cache.find(key))).toEqual(["/2", "/3", "/4"]);
  });

  it("is not taken by a page that alone is too large", async () => {
    const { cache } = setUp();
    await cache.get("/1", kept(pageOf("", 1_001)));
    expect(cache.find("/1")).toBeUndefined();
  });
});
