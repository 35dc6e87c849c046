import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// Most visitors allow motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Transition {
  types: string[];
  /** How many images go on. */
  before: number;
  after: number;
  /** The image that has it. */
  from: string;
  to: string;
  /** The header's own name: with one it is drawn above the image, as it lies on the page. */
  header: string;
}

declare global {
  var transitions: Transition[];
  /** How many frames the browser has drawn. */
  var running: number;
}

/** Writes down every transition the page starts. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.transitions = [];
    globalThis.running = 0;
    const named = () =>
      [...document.querySelectorAll<HTMLElement>("body *")].filter(
        (element) => getComputedStyle(element).viewTransitionName === "picture",
      );
    const imageOf = ([first]: HTMLElement[]) => first?.closest("picture")?.innerHTML ?? "";
    const fileOf = (html: string) => /\/media\/[0-9a-f]{64}/.exec(html)?.[0] ?? "";
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (given) => {
      const update = typeof given === "object" ? given?.update : given;
      const types = [...((typeof given === "object" ? given?.types : null) ?? [])];
      const before = named();
      const from = fileOf(imageOf(before));
      const transition = start({
        types,
        update: async () => {
          await update?.();
          const after = named();
          globalThis.transitions.push({
            types,
            before: before.length,
            after: after.length,
            from,
            to: fileOf(imageOf(after)),
            header: getComputedStyle(document.querySelector("body header") ?? document.body)
              .viewTransitionName,
          });
        },
      });
      // The browser gives up on one whose names aren't unique.
      transition.ready.then(
        () => (globalThis.running += 1),
        () => {},
      );
      return transition;
    };
  });
}

const transitionsOf = (page: Page) => page.evaluate(() => globalThis.transitions);

/** One image that goes on. */
const morph = {
  types: ["picture"],
  before: 1,
  after: 1,
  from: expect.stringMatching(/^\/media\//),
  to: expect.stringMatching(/^\/media\//),
  header: "header",
};

/** The part of the page that makes images grow comes when all else is there. */
async function openMoving(page: Page, open: (path: string) => Promise<Page>, path: string) {
  await watchTransitions(page);
  await open(path);
  await page.waitForLoadState("networkidle");
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("a card's picture grows into its page's, and back", { tag: "@both" }, () => {
  for (const { path, region, back } of [
    { path: "/", region: "Next out of the sun", back: "/" },
    { path: "/events", region: "Events", back: "/events" },
    { path: "/gallery", region: "Past events", back: "/gallery" },
    { path: "/blog", region: undefined, back: "/blog" },
  ]) {
    test(`on ${path}`, async ({ page, open }) => {
      await openMoving(page, open, path);
      const list = region === undefined ? page : page.getByRole("region", { name: region });
      const card = list
        .getByRole("article")
        .filter({ has: page.locator("source") })
        .nth(1);
      const link = card.getByRole("heading").getByRole("link");
      const name = await link.textContent();
      await card.scrollIntoViewIfNeeded();
      await link.click();
      await expect(title(page)).toHaveText(name ?? "nothing");
      await expect.poll(() => transitionsOf(page)).toEqual([morph]);
      await page.goBack();
      await expect(page).toHaveURL(back);
      await expect.poll(() => transitionsOf(page)).toEqual([morph, morph]);
      await expect.poll(() => page.evaluate(() => globalThis.running)).toBe(2);
      const [there, andBack] = await transitionsOf(page);
      expect(there?.to).toBe(there?.from);
      expect(andBack).toEqual(there);
      await expect(card).toBeInViewport();
    });
  }
});

test("the rest of the site changes as it always did", async ({ page, open }) => {
  await openMoving(page, open, "/events");
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
  expect(await transitionsOf(page)).toEqual([]);
});

test("a slow answer freezes nothing: the page one is on stays alive", async ({ page, open }) => {
  await openMoving(page, open, "/events");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/trpc/events.get**", async (route) => {
    await held;
    await route.continue();
  });
  const card = page.getByRole("region", { name: "Events" }).getByRole("article").first();
  const name = await card.getByRole("heading").textContent();
  await card.getByRole("heading").getByRole("link").click();
  await page.waitForTimeout(700);
  expect(await transitionsOf(page)).toEqual([]);
  await page.getByRole("searchbox").fill("disco");
  await expect(page.getByRole("searchbox")).toHaveValue("disco");
  await page.getByRole("searchbox").fill("");
  answer();
  await expect(title(page)).toHaveText(name ?? "nothing");
});

test("whoever is faster than the picture gets where they want", async ({ page, open }) => {
  await openMoving(page, open, "/events");
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

test.describe("with reduced motion", { tag: "@both" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing travels", async ({ page, open }) => {
    await openMoving(page, open, "/events");
    const card = page.getByRole("region", { name: "Events" }).getByRole("article").first();
    await card.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/events\/./);
    await expect(page.getByRole("link", { name: "← All events" })).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
    expect(await transitionsOf(page)).toEqual([]);
  });
});

test("a browser that knows no transitions goes from page to page", async ({ page, open }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
  });
  await open("/events");
  const card = page.getByRole("region", { name: "Events" }).getByRole("article").first();
  const name = await card.getByRole("heading").textContent();
  await card.getByRole("heading").getByRole("link").click();
  await expect(title(page)).toHaveText(name ?? "nothing");
  await page.goBack();
  await expect(card).toBeVisible();
});
