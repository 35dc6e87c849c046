import { gzipSync } from "node:zlib";
import type { APIRequestContext, Request } from "@playwright/test";
import { publicPages } from "../support/public-pages.ts";
import { comeAlive, expect, test as base } from "../support/test.ts";

/**
 * Budgets of a page in bytes, gzipped: what brings it alive, without React, which comes with an
 * island; its styles; its HTML.
 */
const budgets = { scripts: 12_000, styles: 12_000, html: 24_000 };
/** Of a page that is alive and that nobody has touched, on a phone. */
const counts = { elements: 1_000, requests: 30, scripts: 8, longTasks: 3 };
/**
 * Bytes over the wire that a phone fetches to show a page's first screen, without scripts and film.
 */
const firstScreen = { all: 100_000, typefaces: 27_000 };

/** Of each kind of page that has an id in its address, one of the demo. */
const named = new Map([
  ["/events/<id>", "Harbour Disco"],
  ["/gallery/<id>", "Sunday Best on a Saturday"],
]);

/** `addressOf`: of a page by the name that its tests have. */
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

/** Whoever comes to these comes for their form, which so starts at once, and with it React. */
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

  test(`${name} fetches little, and is alive with few elements and long tasks @phone`, async ({
    page,
    addressOf,
  }) => {
    await page.addInitScript(() => {
      // Playwright's looks into a page count as somebody's acts there.
      Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
      globalThis.longTasks = 0;
      new PerformanceObserver((list) => {
        globalThis.longTasks += list.getEntries().length;
      }).observe({ type: "longtask", buffered: true });
    });
    const begun: Request[] = [];
    const finished: Request[] = [];
    const isFetched = (request: Request) => !request.url().startsWith("data:");
    page.on("request", (request) => isFetched(request) && begun.push(request));
    page.on("requestfinished", (request) => isFetched(request) && finished.push(request));
    await page.goto(addressOf(name));
    // Responses are read here and not in the listener, which would go on while the page is closed.
    const beforeScripts = finished.filter(
      (request) => !["script", "media"].includes(request.resourceType()),
    );
    const typefaces = beforeScripts.filter((request) => request.resourceType() === "font");
    expect(typefaces).toHaveLength(2);
    expect(await bytesOf(typefaces)).toBeLessThanOrEqual(firstScreen.typefaces);
    const all = await bytesOf(beforeScripts);
    expect(all).toBeGreaterThan(firstScreen.typefaces);
    expect(all).toBeLessThanOrEqual(firstScreen.all);

    await comeAlive(page);
    expect(begun.length).toBeLessThanOrEqual(counts.requests);
    // Beyond the demo's parties stand those that other tests have made meanwhile.
    const elements = await page.evaluate(
      () =>
        document.querySelectorAll("*").length -
        document.querySelectorAll("main li:has(article):nth-child(n + 25) *").length,
    );
    expect(elements).toBeLessThanOrEqual(counts.elements);
    // Where other work shares the machine, parsing and a layout or two are long tasks, too.
    expect(await page.evaluate(() => globalThis.longTasks)).toBeLessThanOrEqual(counts.longTasks);
    // Neither what is transparent counts nor an image as large as the window.
    await expect.poll(() => page.evaluate(largestPaint)).toBeGreaterThan(0);
    // React brings fourteen.
    const scripts = begun.filter((request) => request.resourceType() === "script");
    if (!forms.has(name)) expect(scripts.length).toBeLessThanOrEqual(counts.scripts);
  });

  test(`nothing on ${name} moves by itself @both`, async ({ page, addressOf }) => {
    // Typefaces that come after the first paint are another matter: their fallbacks have nearly
    // their widths.
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

test("whoever saves data gets no film", async ({ page, open }) => {
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

/** Pixels of the largest thing that the browser counts as painted. */
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
  var longTasks: number;
}
