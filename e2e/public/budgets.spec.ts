import { gzipSync } from "node:zlib";
import type { APIRequestContext, Request } from "@playwright/test";
import { publicPages } from "../support/public-pages.ts";
import { comeAlive, expect, startScripts, test as base } from "../support/test.ts";

/**
 * Budgets of a page in gzipped bytes: its scripts without React, which is loaded with an island,
 * its styles and its HTML.
 */
const budgets = { scripts: 12_000, styles: 12_000, html: 24_000 };
/** For a page on a phone once its scripts have run, without any input. */
const counts = { elements: 1_000, requests: 30, scripts: 8 };
/**
 * What a page may cost a phone's main thread, in milliseconds of processor time: at most three
 * times what the dearest page took, as some machines are slower. Long tasks aren't counted: beside
 * other work they are a different number each time.
 */
const mainThreadMs = 1_500;
/** Bytes over the wire until a phone shows a page's first screen, without scripts and film. */
const firstScreen = { all: 100_000, typefaces: 27_000 };

/** A demo page for each kind of page with an id in its address. */
const named = new Map([
  ["/events/<id>", "Harbour Disco"],
  ["/gallery/<id>", "Sunday Best on a Saturday"],
]);

/** `addressOf`: the address of a page by the name its tests have. */
const test = base.extend<{ addressOf: (page: string) => string }>({
  addressOf: async ({ eventNamed }, use) => {
    await use((page) => {
      const event = named.get(page);
      return event === undefined ? page : page.replace("<id>", eventNamed(event).id);
    });
  },
});

const pages = [
  "/",
  "/events",
  ...named.keys(),
  ...publicPages,
  "/unsubscribe",
  "/forgot-password",
  "/newsletter/preferences",
];

/** Visitors open these for their form, which starts at once and loads React. */
const forms = new Set(["/forgot-password", "/newsletter/preferences"]);

for (const name of pages) {
  test(`${name} stays within its budgets`, async ({ request, addressOf }) => {
    const path = addressOf(name);
    const html = await (await request.get(path)).text();
    const scripts = await gzippedBytes(request, urlsIn(html, /"(\/assets\/[^"]+\.js)"/g));
    expect(scripts).toBeGreaterThan(3_000);
    expect(scripts).toBeLessThanOrEqual(budgets.scripts);
    expect(gzipSync(html).length).toBeLessThanOrEqual(budgets.html);
    const [, written = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
    const linked = await gzippedBytes(
      request,
      urlsIn(html, /<link rel="stylesheet" href="([^"]+)"/g),
    );
    const styles = gzipSync(written, { level: 9 }).length + linked;
    expect(styles).toBeGreaterThan(1_000);
    expect(styles).toBeLessThanOrEqual(budgets.styles);
  });

  test(`${name} makes few requests, has few elements and computes little @phone`, async ({
    page,
    addressOf,
  }) => {
    await page.addInitScript(() => {
      // Playwright's evaluations count as user activation in the page.
      Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
    });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
    const begun: Request[] = [];
    const finished: Request[] = [];
    const isFetched = (request: Request) => !request.url().startsWith("data:");
    page.on("request", (request) => isFetched(request) && begun.push(request));
    page.on("requestfinished", (request) => isFetched(request) && finished.push(request));
    await page.goto(addressOf(name));
    // Responses are read here, as a listener would still be reading while the page closes.
    const beforeScripts = finished.filter(
      (request) => !["script", "media"].includes(request.resourceType()),
    );
    const typefaces = beforeScripts.filter((request) => request.resourceType() === "font");
    expect(typefaces).toHaveLength(2);
    expect(await bytesOf(typefaces)).toBeLessThanOrEqual(firstScreen.typefaces);
    const all = await bytesOf(beforeScripts);
    expect(all).toBeGreaterThan(firstScreen.typefaces);
    expect(all).toBeLessThanOrEqual(firstScreen.all);

    await startScripts(page);
    expect(begun.length).toBeLessThanOrEqual(counts.requests);
    // The demo's parties and those that other tests have created meanwhile.
    const elements = await page.evaluate(
      () =>
        document.querySelectorAll("*").length -
        document.querySelectorAll("main li:has(article):nth-child(n + 25) *").length,
    );
    expect(elements).toBeLessThanOrEqual(counts.elements);
    const { metrics } = await protocol.send("Performance.getMetrics");
    const { value: seconds = 0 } = metrics.find((metric) => metric.name === "TaskDuration") ?? {};
    expect(seconds).toBeGreaterThan(0);
    expect(seconds * 1_000).toBeLessThanOrEqual(mainThreadMs);
    // Transparent elements and images as large as the window don't count.
    await expect.poll(() => page.evaluate(largestPaint)).toBeGreaterThan(0);
    // React loads fourteen.
    const scripts = begun.filter((request) => request.resourceType() === "script");
    if (!forms.has(name)) expect(scripts.length).toBeLessThanOrEqual(counts.scripts);
  });

  test(`nothing on ${name} shifts during load @both`, async ({ page, addressOf }) => {
    // Fonts that load after the first paint don't count: their fallbacks have almost the same
    // widths.
    await page.goto(addressOf(name));
    await page.evaluate(() => document.fonts.ready);
    await page.addInitScript(() => {
      globalThis.layoutShift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry) globalThis.layoutShift += Number(entry.value);
        }
      });
      observer.observe({ type: "layout-shift", buffered: true });
    });
    await page.reload();
    await comeAlive(page);
    let isAtEnd = false;
    while (!isAtEnd) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(30);
      isAtEnd = await page.evaluate(isScrolledToEnd);
    }
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => globalThis.layoutShift)).toBe(0);
  });
}

test("no film is loaded with data saving", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const films: string[] = [];
  page.on("request", (sent) => {
    if (/\.(webm|mp4)$/.test(new URL(sent.url()).pathname)) films.push(sent.url());
  });
  await open("/");
  await open("/gallery");
  await page.waitForTimeout(1_500);
  expect(films).toEqual([]);
});

function isScrolledToEnd(): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop + clientHeight >= scrollHeight - 1;
}

/** Pixels of the largest contentful paint. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      resolve(last !== undefined && "size" in last ? Number(last.size) : 0);
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    setTimeout(resolve, 1_000, 0);
  });
}

function urlsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, url = ""]) => url);
}

async function bytesOf(sent: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(sent.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function gzippedBytes(request: APIRequestContext, urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const answer = await request.get(url);
    expect(answer.status()).toBe(200);
    return gzipSync(await answer.body(), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

declare global {
  var layoutShift: number;
}
