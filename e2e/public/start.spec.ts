import type { Page } from "@playwright/test";
import { comeAlive, expect, test } from "../support/test.ts";

/** Holds the hero's image back until released. Returns the scripts requested so far, too. */
async function openHeld(page: Page) {
  const scripts: string[] = [];
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.push(sent.url());
  });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const requested = page.waitForRequest(/\/films\/hero[^/]*\.avif$/);
  await page.route("**/films/*.avif", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await requested;
  return { scripts, letGo };
}

/** On a busy machine the page's timeout of two seconds could pass before the test has looked. */
async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const patience = 2_000;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delayMs?: number) =>
        delayMs === patience ? 0 : setTimeout(run, delayMs),
    });
  });
}

test("what is visible first loads before any script @both", async ({ page }) => {
  await waitForEver(page);
  const { scripts, letGo } = await openHeld(page);
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  letGo();
  await comeAlive(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test("touching the page before that starts its scripts", async ({ page }) => {
  await waitForEver(page);
  const { scripts, letGo } = await openHeld(page);
  await page.keyboard.press("Tab");
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  letGo();
  await comeAlive(page);
});

test("an image that never loads doesn't keep the scripts from starting", async ({ page }) => {
  const { letGo } = await openHeld(page);
  await comeAlive(page);
  letGo();
});

test("inlined styles aren't fetched again", async ({ page }) => {
  const styles: string[] = [];
  page.on("request", (sent) => {
    if (sent.resourceType() === "stylesheet") styles.push(new URL(sent.url()).pathname);
  });
  await page.goto("/");
  await comeAlive(page);
  await page.getByRole("textbox").focus();
  // The toasts' styles, loaded with the form.
  await expect.poll(() => styles).toEqual([expect.stringMatching(/^\/assets\/[\w-]+\.css$/)]);
});

test("a letter that the everyday fonts lack loads the rest of Latin", async ({ open }) => {
  const page = await open("/trust");
  const rest = page.waitForRequest(/\/assets\/bricolage-grotesque-latin-800-normal-[^/]+\.woff2$/);
  await page.getByRole("heading", { level: 1 }).evaluate((title) => title.append(" ß"));
  expect((await (await rest).response())?.status()).toBe(200);
});
