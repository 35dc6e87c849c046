import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { responseOf } from "../testing/cached-responses.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { type CachedResponse, toCachedResponse } from "./cached-response.ts";
import { type Loaded, createResponseCache } from "./response-cache.ts";

const limits = { maxEntries: 3, maxBytes: 1_000_000, shrinkAfterMs: 10 };

async function setUp() {
  const clock = new FakeClock("2026-12-05T05:00:00Z");
  const from = (response: CachedResponse, freshMs = 5_000, staleMs = 60_000): Loaded<string> => {
    const now = clock.now().getTime();
    return { response, freshUntilMs: now + freshMs, staleUntilMs: now + staleMs };
  };
  return {
    clock,
    cache: createResponseCache(clock, limits),
    from,
    /** Loads immediately. */
    loads:
      (...loaded: Parameters<typeof from>) =>
      () =>
        Promise.resolve(from(...loaded)),
    first: await responseOf("first"),
    second: await responseOf("second"),
  };
}

/** Loads that finish when the test says so. */
function slowly() {
  const loads: PromiseWithResolvers<Loaded<string>>[] = [];
  return {
    loads,
    load: () => {
      const load = Promise.withResolvers<Loaded<string>>();
      loads.push(load);
      return load.promise;
    },
  };
}

const fails = () => Promise.reject<Loaded<string>>(new Error("no database"));

describe("a cached response", () => {
  it("is found until it is no longer fresh", async () => {
    const { clock, cache, loads, first } = await setUp();
    await cache.get("/", loads(first));
    clock.advance(4_999);
    expect(cache.find("/")).toBe(first);
    expect(await cache.get("/", fails)).toBe(first);
    clock.advance(1);
    expect(cache.find("/")).toBeUndefined();
  });

  it("is served stale while one load renews it", async () => {
    const { clock, cache, loads: at, from, first, second } = await setUp();
    await cache.get("/", at(first));
    clock.advance(59_999);
    const { loads, load } = slowly();
    expect(await cache.get("/", load)).toBe(first);
    expect(await cache.get("/", load)).toBe(first);
    expect(loads).toHaveLength(1);
    // Other requests get the old response meanwhile.
    expect(cache.find("/")).toBe(first);
    loads[0]?.resolve(from(second));
    await expect.poll(() => cache.find("/")).toBe(second);
  });

  it("isn't served when it is too old", async () => {
    const { clock, cache, loads, first, second } = await setUp();
    await cache.get("/", loads(first));
    clock.advance(60_000);
    expect(await cache.get("/", loads(second))).toBe(second);
  });

  it("isn't served stale if that isn't allowed", async () => {
    const { clock, cache, loads, first, second } = await setUp();
    await cache.get("/", loads(first, 5_000, 5_000));
    clock.advance(5_000);
    expect(await cache.get("/", loads(second))).toBe(second);
  });

  it("outlives a renewal that fails or is for its caller alone", async () => {
    const { clock, cache, loads, first } = await setUp();
    await cache.get("/", loads(first));
    clock.advance(6_000);
    expect(await cache.get("/", fails)).toBe(first);
    expect(await cache.get("/", () => Promise.resolve({ own: "mine" }))).toBe(first);
    expect(await cache.get("/", fails)).toBe(first);
  });

  it("is dropped when its content changes, along with loads in progress", async () => {
    const { cache, loads: at, from, first, second } = await setUp();
    await cache.get("/", at(first));
    const { loads, load } = slowly();
    const under = cache.get("/events", load);
    cache.clear();
    expect(cache.find("/")).toBeUndefined();
    expect(await cache.get("/events", at(second))).toBe(second);
    loads[0]?.resolve(from(first));
    expect(await under).toBe(first);
    expect(cache.find("/events")).toBe(second);
  });
});

describe("callers at the same time", () => {
  it("share one load", async () => {
    const { cache, from, first } = await setUp();
    const { loads, load } = slowly();
    const both = Promise.all([cache.get("/", load), cache.get("/", load)]);
    expect(loads).toHaveLength(1);
    loads[0]?.resolve(from(first));
    expect(await both).toEqual([first, first]);
  });

  it("each load their own if it isn't for everyone", async () => {
    const { cache } = await setUp();
    const { loads, load } = slowly();
    const both = [cache.get("/", load), cache.get("/", load)];
    loads[0]?.resolve({ own: "one's" });
    await expect.poll(() => loads.length).toBe(2);
    loads[1]?.resolve({ own: "the other's" });
    expect(await Promise.all(both)).toEqual(["one's", "the other's"]);
    expect(cache.find("/")).toBeUndefined();
  });

  it("all hear of a failure, and the next one tries again", async () => {
    const { cache, loads, second } = await setUp();
    const both = await Promise.allSettled([cache.get("/", fails), cache.get("/", fails)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await cache.get("/", loads(second))).toBe(second);
  });
});

describe("room", () => {
  it("holds a limited number of responses and drops the least recently used first", async () => {
    const { cache, loads, first } = await setUp();
    for (const key of ["/1", "/2", "/3"]) await cache.get(key, loads(first));
    cache.find("/1");
    await cache.get("/4", loads(first));
    expect(["/1", "/2", "/3", "/4"].filter((key) => cache.find(key))).toEqual(["/1", "/3", "/4"]);
  });

  it("is for so many bytes, also after responses were renewed", async () => {
    const { clock, cache, loads, first } = await setUp();
    const large = (share: number) => ({ ...first, sizeBytes: share * limits.maxBytes });
    await cache.get("/1", loads(large(0.4)));
    for (let times = 0; times < 5; times += 1) {
      clock.advance(60_000);
      await cache.get("/2", loads(large(0.5)));
    }
    await cache.get("/1", loads(large(0.4)));
    await cache.get("/3", loads(large(0.1)));
    expect(["/1", "/2", "/3"].filter((key) => cache.find(key))).toEqual(["/1", "/2", "/3"]);
    cache.find("/1");
    await cache.get("/4", loads(large(0.1)));
    expect(["/1", "/2", "/3", "/4"].filter((key) => cache.find(key))).toEqual(["/1", "/3", "/4"]);
  });

  it("is not taken by a response that alone is too large", async () => {
    const { cache, loads, first } = await setUp();
    await cache.get("/1", loads({ ...first, sizeBytes: limits.maxBytes + 1 }));
    expect(cache.find("/1")).toBeUndefined();
  });
});

describe("a response worth compressing again", () => {
  const text = Array.from({ length: 900 }, (_, hour) => `${hour} ${hour * 7919 * 7919}`).join("\n");
  const worthIt = () => toCachedResponse({ status: 200, headers: {}, text, shrinks: true });
  const sizeOf = (response: CachedResponse) => response.answerIn("br").body.length;
  const etagAndText = ({ etag, answerIn }: CachedResponse) => [
    etag,
    brotliDecompressSync(answerIn("br").body).toString(),
    gunzipSync(answerIn("gzip").body).toString(),
  ];

  it("is smaller soon after it came, with the same text and name", async () => {
    const { cache, loads } = await setUp();
    const response = await worthIt();
    const [sizeBytes, before] = [sizeOf(response), etagAndText(response)];
    expect(await cache.get("/", loads(response))).toBe(response);
    expect(sizeOf(response)).toBe(sizeBytes);
    await vi.waitFor(() => expect(sizeOf(response)).toBeLessThan(sizeBytes));
    expect(etagAndText(response)).toEqual(before);
    expect(response.answerIn("br").head).toContain(String(sizeOf(response)));
  });

  it("is left alone once another has taken its place, and where it isn't worth it", async () => {
    const { cache, clock, loads } = await setUp();
    const [replaced, latest] = [await worthIt(), await worthIt()];
    const plain = await toCachedResponse({ status: 200, headers: {}, text });
    const sizeBytes = sizeOf(plain);
    await cache.get("/", loads(replaced));
    await cache.get("/plain", loads(plain));
    clock.advance(60_000);
    await cache.get("/", loads(latest));
    await vi.waitFor(() => expect(sizeOf(latest)).toBeLessThan(sizeBytes));
    expect([sizeOf(replaced), sizeOf(plain)]).toEqual([sizeBytes, sizeBytes]);
  });
});
