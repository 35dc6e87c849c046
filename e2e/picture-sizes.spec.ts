import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const pages = ["/events", "/gallery", "/blog", "/blog/the-first-record-of-the-day"];
/** In CSS pixels, and how many of the screen's are in each. */
const screens = [
  [390, 2],
  [768, 1],
  [768, 2],
  [1440, 1],
  [1440, 2],
  [1920, 1],
] as const;

test.describe("no picture is much larger than it is shown", () => {
  for (const [width, deviceScaleFactor] of screens) {
    test.describe(`on a screen of ${width} px at ${deviceScaleFactor}x`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

      test("the browser fetches the right files", async ({ page, open, eventNamed }) => {
        for (const path of [...pages, `/events/${eventNamed("Harbour Disco").id}`]) {
          await open(path);
          const pictures = await excessOfPictures(page);
          expect(pictures.length, path).toBeGreaterThan(0);
          for (const { file, excess } of pictures) {
            expect.soft(excess, `${path}: ${file}`).toBeLessThanOrEqual(1.5);
          }
        }
      });
    });
  }
});

test("pictures we drew come as their drawings, sharp on every screen", async ({ page, open }) => {
  for (const path of pages) {
    await open(path);
    const files = await pictureFiles(page);
    expect(files.length, path).toBeGreaterThan(0);
    for (const file of files) expect.soft(file, path).toMatch(/\/media\/[\da-f]{64}-\d+\.svg$/);
  }
});

function picturesOf(page: Page) {
  return page.locator("main picture:has(source) > img");
}

async function pictureFiles(page: Page): Promise<string[]> {
  for (const picture of await picturesOf(page).all()) {
    await picture.evaluate((image: HTMLImageElement) => {
      image.loading = "eager";
      return image.decode();
    });
  }
  return picturesOf(page).evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ currentSrc }) => currentSrc),
  );
}

/**
 * How many times wider than the screen needs it each picture is. Those of the demo are all drawn, and shown here as those
 * that are sent to us are: in pixels.
 */
async function excessOfPictures(page: Page): Promise<{ file: string; excess: number }[]> {
  await page
    .locator("source[type='image/svg+xml']")
    .evaluateAll((sources) => sources.forEach((source) => source.remove()));
  const pictures = picturesOf(page);
  for (const picture of await pictures.all()) {
    await picture.evaluate(async (image: HTMLImageElement) => {
      image.loading = "eager";
      await image.decode();
    });
  }
  return pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      // What its frame crops is fetched all the same.
      const shown = Math.max(image.clientWidth, image.clientHeight * shape);
      const fetched = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
      return { file: image.currentSrc, excess: fetched / (shown * devicePixelRatio) };
    }),
  );
}
