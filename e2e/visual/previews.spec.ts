import type { Page } from "@playwright/test";
import { comeAlive, expect, test } from "../support/test.ts";

/** Holds the response of every image back until the returned function is called. */
async function holdImages(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/media/**", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Images that load eagerly: a drawing further down has no preview, and needs none. */
const images = (page: Page) => page.locator("main picture > img[src^='/media/'][loading=eager]");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an image that is loading shows a preview in its place", async ({ page }) => {
    const letGo = await holdImages(page);
    await page.goto("/events", { waitUntil: "domcontentloaded" });
    const image = images(page).first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS("background-image", /^url\("data:image\/webp;base64,/);
    await expect(image).toHaveCSS("background-size", "cover");
    const place = await image.boundingBox();
    const preview = await image.screenshot();

    letGo();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete))
      .toBe(true);
    expect(await image.boundingBox()).toEqual(place);
    await expect.poll(async () => (await image.screenshot()).equals(preview)).toBe(false);
    // The loaded image covers its preview completely: it looks the same without one. A loaded image
    // isn't painted at once, so one comparison may differ. A drawing's edge is soft between two
    // pixels.
    const { x = 0, y = 0, width = 0, height = 0 } = place ?? {};
    const clip = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
    const style = await image.getAttribute("style");
    await expect(async () => {
      await image.evaluate((element, value) => element.setAttribute("style", value ?? ""), style);
      const above = await page.screenshot({ clip });
      await image.evaluate((element) => element.removeAttribute("style"));
      expect((await page.screenshot({ clip })).equals(above)).toBe(true);
    }).toPass({ timeout: 20_000 });
  });
});

test("images that load late shift nothing", { tag: "@phone" }, async ({ page, eventNamed }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, "value");
        if (typeof value !== "number") continue;
        Reflect.set(globalThis, "shifted", Reflect.get(globalThis, "shifted") + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const withPreview = ["/events", `/events/${eventNamed("Harbour Disco").id}`];
  for (const path of [...withPreview, "/gallery", "/blog"]) {
    const letGo = await holdImages(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await comeAlive(page);
    if (withPreview.includes(path)) {
      await expect(images(page).first()).toHaveCSS("background-image", /^url\("data:/);
    }
    // Scripts have started; from here on only images load.
    await page.evaluate(() => Reflect.set(globalThis, "shifted", 0));
    letGo();
    await page.waitForLoadState();
    // A shift is reported after the next frame.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Reflect.get(globalThis, "shifted")), path).toBe(0);
    await page.unrouteAll({ behavior: "wait" });
  }
});
