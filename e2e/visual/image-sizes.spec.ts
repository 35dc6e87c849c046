import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const pages = ["/events", "/blog", "/blog/the-first-record-of-the-day"];
/** Screen sizes in CSS pixels, with their device pixel ratios. */
const screens = [
  [390, 2],
  [768, 2],
  [1440, 1],
  [1920, 1],
] as const;

test.describe("no image is much larger than needed", () => {
  for (const [width, deviceScaleFactor] of screens) {
    test.describe(`on a screen of ${width} px at ${deviceScaleFactor}x`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

      test("the browser fetches the right files", async ({ page, open, eventNamed }) => {
        // A page of small images first, as larger ones in the cache would be reused.
        for (const path of [`/events/${eventNamed("Harbour Disco").id}`, ...pages]) {
          await open(path);
          const images = await excessOfImages(page);
          expect(images.length, path).toBeGreaterThan(0);
          for (const { file, excess } of images) {
            expect.soft(excess, `${path}: ${file}`).toBeLessThanOrEqual(1.6);
          }
        }
      });
    });
  }
});

test("images that we drew are SVGs, sharp on every screen", async ({ page, open }) => {
  for (const path of pages) {
    await open(path);
    const files = await imageFiles(page);
    expect(files.length, path).toBeGreaterThan(0);
    for (const file of files)
      expect.soft(file, path).toMatch(/\/media\/[\da-f]{64}-\d+\.(?:wordless\.)?svg$/);
  }
});

function imagesOf(page: Page) {
  return page.locator("main picture > img[src^='/media/']");
}

async function imageFiles(page: Page): Promise<string[]> {
  for (const image of await imagesOf(page).all()) {
    await image.evaluate((element: HTMLImageElement) => {
      element.loading = "eager";
      return element.decode();
    });
  }
  return imagesOf(page).evaluateAll((elements: HTMLImageElement[]) =>
    elements.map(({ currentSrc }) => currentSrc),
  );
}

/**
 * How many times wider than needed each image is. The demo's images are drawings; here they are
 * shown like uploaded ones, as bitmaps, of which each drawing has files, too.
 */
async function excessOfImages(page: Page): Promise<{ file: string; excess: number }[]> {
  await imagesOf(page).evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) {
      const [, file = "", widest = ""] = /^(\S+)-(\d+)\.(?:wordless\.)?svg$/.exec(image.src) ?? [];
      // The widths of posters, and those of posts.
      const narrower = widest === "800" ? ["400", "720"] : ["480", "960"];
      image.srcset = [...narrower, widest]
        .map((width) => `${file}-${width}.webp ${width}w`)
        .join(", ");
    }
  });
  const images = imagesOf(page);
  for (const image of await images.all()) {
    await image.evaluate(async (element: HTMLImageElement) => {
      element.loading = "eager";
      await element.decode();
    });
  }
  return images.evaluateAll((elements: HTMLImageElement[]) =>
    elements.map((element) => {
      const shape = Number(element.getAttribute("width")) / Number(element.getAttribute("height"));
      // The cropped part of an image is fetched all the same.
      const shown = Math.max(element.clientWidth, element.clientHeight * shape);
      const fetched = Number(/-(\d+)\.\w+$/.exec(element.currentSrc)?.[1]);
      return { file: element.currentSrc, excess: fetched / (shown * devicePixelRatio) };
    }),
  );
}
