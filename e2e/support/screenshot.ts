import { join } from "node:path";
import type { Page } from "@playwright/test";

const directory = join(import.meta.dirname, "../.output/screenshots");

/**
 * Screenshots are for people to look at and assert nothing, so only `pnpm screenshots` takes them.
 */
export const makesScreenshots = process.env["SCREENSHOTS"] === "true";

/** Takes a screenshot once all fonts and images have loaded. */
export async function screenshot(
  page: Page,
  name: string,
  { fullPage = true } = {},
): Promise<void> {
  if (!makesScreenshots) return;
  await page.evaluate(async (all) => {
    const images = [...document.querySelectorAll("img")].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return all || (bottom > 0 && top < window.innerHeight);
    });
    for (const image of images) image.loading = "eager";
    // Elements that stick to the window's bottom would cover the middle of the page.
    for (const part of all ? document.querySelectorAll<HTMLElement>("main *") : []) {
      const { position, bottom } = getComputedStyle(part);
      if (position === "sticky" && bottom === "0px") part.style.position = "static";
    }
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);
  }, fullPage);
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({
    path: join(directory, `${name}-${width}.png`),
    fullPage,
    scale: "css",
    animations: "disabled",
  });
}

/** Elements that stick to the window's top would cover the middle of the page. */
export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}
