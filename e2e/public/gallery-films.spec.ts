import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const films = [
  { title: "Event highlights", other: "Community stories", file: "highlights" },
  { title: "Community stories", other: "Event highlights", file: "stories" },
];

function film(page: Page, title: string) {
  const figure = page
    .getByRole("region", { name: "On film" })
    .getByRole("figure")
    .filter({ hasText: title });
  return {
    figure,
    button: figure.getByRole("button"),
    video: figure.locator("video"),
  };
}

async function expectRuns(video: Locator): Promise<void> {
  const position = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect(video).toHaveJSProperty("paused", false);
  const start = await position();
  await expect.poll(position).not.toBe(start);
}

for (const { title, other, file } of films) {
  test(`${title}: a click on the film plays it, another pauses it`, async ({ page, open }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/films\/.*\.(webm|mp4)$/.test(pathname)) fetched.push(pathname);
    });
    await open("/gallery");
    const { figure, button, video } = film(page, title);
    await figure.scrollIntoViewIfNeeded();
    await expect(video).toHaveJSProperty("paused", true);
    await expect(button).toHaveAccessibleName(`Play: ${title}`);
    await page.waitForTimeout(500);
    expect(fetched).toEqual([]);

    // The corner opposite the text, as the whole film is the button.
    const { width = 0 } = (await figure.boundingBox()) ?? {};
    await figure.click({ position: { x: width - 20, y: 20 } });
    await expectRuns(video);
    await expect(button).toHaveAccessibleName(`Pause: ${title}`);
    expect(new Set(fetched)).toEqual(new Set([`/films/${file}.webm`]));
    await expect(film(page, other).video).toHaveJSProperty("paused", true);

    await figure.click();
    await expect(video).toHaveJSProperty("paused", true);
    await expect(button).toHaveAccessibleName(`Play: ${title}`);
  });

  test(`${title}: the keyboard plays and pauses it`, async ({ page, open }) => {
    await open("/gallery");
    const { button, video } = film(page, title);
    await button.focus();
    await page.keyboard.press("Enter");
    await expectRuns(video);
    await page.keyboard.press("Enter");
    await expect(video).toHaveJSProperty("paused", true);
    await page.keyboard.press("Space");
    await expectRuns(video);
    await page.keyboard.press("Space");
    await expect(video).toHaveJSProperty("paused", true);
    await expect(button).toBeFocused();
  });
}

test("a film that can't be loaded stays a still, and can be retried", async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.expect(/404 .*\/films\/stories/, /console error: .* 404 .*\/films\/stories/);
  const address = "**/films/stories.{webm,mp4}";
  await page.route(address, (route) => route.fulfill({ status: 404 }));
  await open("/gallery");
  const { button, video } = film(page, "Community stories");
  const refused = page.waitForResponse(/stories\.mp4/);
  await button.click();
  await refused;
  await expect(button).toHaveAccessibleName("Play: Community stories");
  await page.unroute(address);
  await button.click();
  await expectRuns(video);
});

test("a film can be paused before it has loaded", async ({ page, open }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/films/highlights.webm", async (route) => {
    await promise;
    await route.continue();
  });
  await open("/gallery");
  const { button, video } = film(page, "Event highlights");
  await button.click();
  await expect(button).toHaveAccessibleName("Pause: Event highlights");
  await button.click();
  await expect(button).toHaveAccessibleName("Play: Event highlights");
  resolve();
  await expect(video).toHaveJSProperty("paused", true);
});

test.describe("for visitors who don't mind motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a film plays while it is visible, until its visitor pauses it", async ({ page, open }) => {
    await open("/gallery");
    const { button, figure, video } = film(page, "Event highlights");
    await figure.scrollIntoViewIfNeeded();
    await expectRuns(video);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(video).toHaveJSProperty("paused", true);
    await figure.scrollIntoViewIfNeeded();
    await expectRuns(video);
    await button.click();
    await expect(video).toHaveJSProperty("paused", true);
    await page.evaluate(() => scrollTo(0, 0));
    await figure.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await expect(video).toHaveJSProperty("paused", true);
  });
});
