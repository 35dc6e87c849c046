import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// Most visitors allow motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Transition {
  /** Path of the target page. */
  to: string;
  types: string[];
  /** Number of images of the new page that take part. */
  images: number;
  /** The header's view transition name: with one it is drawn above the image, as on the page. */
  header: string;
  /** Whether the browser ran it: it skips one whose names aren't unique. */
  ran: boolean;
}

/** Records every transition to a page that isn't skipped at once. */
async function watchTransitions(page: Page): Promise<Transition[]> {
  const transitions: Transition[] = [];
  await page.exposeFunction("tellTransition", (transition: Transition) => {
    transitions.push(transition);
  });
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (viewTransition === null) return;
      const tell = (ran: boolean) => {
        const nameOf = (element: Element) => getComputedStyle(element).viewTransitionName;
        const named = [...document.querySelectorAll("body *")].filter(
          (each) => nameOf(each) === "picture",
        );
        globalThis.tellTransition({
          to: location.pathname,
          types: [...viewTransition.types],
          images: named.length,
          header: nameOf(document.querySelector("body header") ?? document.body),
          ran,
        });
      };
      viewTransition.ready.then(
        () => tell(true),
        () => {
          if (viewTransition.types.size > 0) tell(false);
        },
      );
    });
  });
  return transitions;
}

declare global {
  var tellTransition: (transition: Transition) => void;
}

/** A transition with one shared image. */
const morph = { types: ["picture"], images: 1, header: "header", ran: true };

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("a card's image grows into its page's, and back", () => {
  for (const { path, region } of [
    { path: "/", region: "Coming up" },
    { path: "/events", region: "Events" },
    { path: "/blog", region: undefined },
  ]) {
    test(`on ${path}`, async ({ page, open }) => {
      const transitions = await watchTransitions(page);
      await open(path);
      const list = region === undefined ? page : page.getByRole("region", { name: region });
      const card = list
        .getByRole("article")
        .filter({ has: page.locator("picture > img[src^='/media/']") })
        .nth(1);
      const link = card.getByRole("heading").getByRole("link");
      const name = await link.textContent();
      const address = (await link.getAttribute("href")) ?? "";
      await card.scrollIntoViewIfNeeded();
      await link.click();
      await expect(title(page)).toHaveText(name ?? "nothing");
      await expect.poll(() => transitions).toEqual([{ ...morph, to: address }]);
      // On a busy machine the list may be shown before its card is parsed, so the image has nothing
      // to shrink into; going back once more works.
      await expect(async () => {
        if (page.url().endsWith(path)) await page.goForward();
        await expect(title(page)).toHaveText(name ?? "nothing");
        transitions.length = 0;
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect.poll(() => transitions, { timeout: 3_000 }).toEqual([{ ...morph, to: path }]);
      }).toPass({ timeout: 30_000 });
      await expect(card).toBeInViewport();
    });
  }
});

test("other navigations aren't animated", async ({ page, open }) => {
  const transitions = await watchTransitions(page);
  await open("/events");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/trust/);
  await page.goBack();
  await expect(page).toHaveURL("/events");
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await expect(title(page)).toHaveText("Gallery");
  await page
    .getByRole("navigation", { name: "Countries" })
    .getByRole("link", { name: "NZ", exact: true })
    .click();
  await expect(page).toHaveURL("/gallery?country=NZ");
  expect(transitions).toEqual([]);
});

test("clicks during the animation work", async ({ page, open }) => {
  await open("/events");
  const card = page.getByRole("region", { name: "Events" }).getByRole("article").first();
  await card.getByRole("heading").getByRole("link").click();
  await page.getByRole("link", { name: "← All events" }).click();
  await expect(title(page)).toHaveText(/./);
  await expect(page).toHaveURL("/events");
  await card.getByRole("heading").getByRole("link").click();
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(/\/events\/./);
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await expect(title(page)).toHaveText("Gallery");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is animated", async ({ page, open }) => {
    const transitions = await watchTransitions(page);
    await open("/events");
    const card = page.getByRole("region", { name: "Events" }).getByRole("article").first();
    await card.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/events\/./);
    await expect(page.getByRole("link", { name: "← All events" })).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
    expect(transitions).toEqual([]);
  });
});

test("a browser without view transitions navigates as usual", async ({ page, open }) => {
  await page.addInitScript(() => {
    // Suppresses the events, as in older browsers.
    for (const type of ["pageswap", "pagereveal"]) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });
  await open("/events");
  const card = page.getByRole("region", { name: "Events" }).getByRole("article").first();
  const name = await card.getByRole("heading").textContent();
  await card.getByRole("heading").getByRole("link").click();
  await expect(title(page)).toHaveText(name ?? "nothing");
  await page.goBack();
  await expect(card).toBeVisible();
});
