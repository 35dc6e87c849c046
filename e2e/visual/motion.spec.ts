import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// Most visitors allow motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Transition {
  /** The path of the page that it leads to. */
  to: string;
  types: string[];
  /** How many images of the new page it takes part with. */
  images: number;
  /** The header's own name: with one it is drawn above the image, as it lies on the page. */
  header: string;
  /** Whether the browser began it: it gives up on one whose names aren't unique. */
  ran: boolean;
}

/** Writes down every transition that a page is reached by and that isn't skipped at once. */
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

/** One image that goes on. */
const morph = { types: ["picture"], images: 1, header: "header", ran: true };

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("a card's picture grows into its page's, and back", () => {
  for (const { path, region } of [
    { path: "/", region: "Coming up" },
    { path: "/events", region: "Events" },
    { path: "/gallery", region: "Past events" },
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
      // A busy machine may show the list before the card in it is read: there is nothing to shrink
      // into then, and going back once more has it.
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

test("the rest of the site changes as it always did", async ({ page, open }) => {
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

test("whoever is faster than the picture gets where they want", async ({ page, open }) => {
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

  test("nothing travels", async ({ page, open }) => {
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

test("a browser that knows no transitions goes from page to page", async ({ page, open }) => {
  await page.addInitScript(() => {
    // As if they had never come.
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
