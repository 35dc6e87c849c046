import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

const alt = "Poster for Harbour Disco in Auckland";

function opener(page: Page) {
  return page.getByRole("button", { name: alt });
}

function viewer(page: Page) {
  return page.getByRole("dialog", { name: alt });
}

test.describe("viewer", () => {
  test.beforeEach(async ({ open, eventNamed }) => {
    await open(`/events/${eventNamed("Harbour Disco").id}`);
  });

  test("shows the poster on the whole screen", { tag: "@both" }, async ({ page }) => {
    await opener(page).click();
    await expect(viewer(page)).toBeVisible();
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    const poster = viewer(page).getByRole("img", { name: alt });
    await expect(poster).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page);
  });

  test("closes by its button", async ({ page }) => {
    await opener(page).click();
    await viewer(page).getByRole("button", { name: "Close the poster" }).click();
    await expect(viewer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("closes by a click outside, but not on the poster", async ({ page }) => {
    await opener(page).click();
    await viewer(page).getByRole("img", { name: alt }).click();
    await expect(viewer(page)).toBeVisible();
    await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
    await expect(viewer(page)).toBeHidden();
  });

  test("opens and closes by keyboard, and traps the focus", async ({ page }) => {
    await opener(page).focus();
    await page.keyboard.press("Enter");
    const close = viewer(page).getByRole("button", { name: "Close the poster" });
    await expect(close).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("main").getByRole("link", { name: "All events" }),
    ).not.toBeFocused();
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(viewer(page)).toBeVisible();
  });
});

test(
  "an event without a poster shows a drawn calendar",
  { tag: "@both" },
  async ({ open, eventNamed }) => {
    const event = eventNamed("Synths & Cardigans");
    const page = await open(`/events/${event.id}`);
    const image = page.getByRole("main").locator("img").first();
    await expect(image).toHaveAttribute("src", "/placeholders/poster.svg");
    expect(
      await image.evaluate((element: HTMLImageElement) => element.naturalWidth),
    ).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: /poster/i })).toHaveCount(0);
    await page.goto("/events?q=cardigans");
    const card = page.getByRole("article").filter({ hasText: event.eventName });
    await expect(card.locator("img")).toHaveAttribute("src", "/placeholders/poster.svg");
  },
);

test.describe("a poster that fails to load", () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    pageErrors.expect(/net::ERR_FAILED .*\/media\//);
    await page.route("**/media/**", (route) => route.abort());
  });

  test("is replaced by a drawn calendar on its event's page", async ({ open, eventNamed }) => {
    const page = await open(`/events/${eventNamed("Harbour Disco").id}`);
    await expect(opener(page).locator('img[src="/placeholders/poster.svg"]')).toBeVisible();
    await expect(page.getByRole("img", { name: alt })).toHaveCount(0);
    await opener(page).click();
    await expect(page.getByRole("dialog").locator("img")).toHaveAttribute(
      "src",
      "/placeholders/poster.svg",
    );
  });

  test("is replaced by a drawn calendar on every card", async ({ open }) => {
    const page = await open("/events?country=AU");
    const cards = page.getByRole("region", { name: "Events" }).getByRole("article");
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator("img")).toHaveAttribute("src", "/placeholders/poster.svg");
    }
  });
});
