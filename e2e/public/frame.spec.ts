import { comeAlive, expect, test } from "../support/test.ts";

const headerLinks = [
  ["Home", "/"],
  ["Events", "/events"],
  ["Why 4PM?", "/about"],
  ["Gallery", "/gallery"],
  ["Trust & Reviews", "/trust"],
  ["Blog", "/blog"],
  ["Contact", "/contact"],
] as const;

const footerLinks = [
  ["Upcoming Events", "/events"],
  ["About Us", "/about"],
  ["Gallery", "/gallery"],
  ["Reviews", "/trust"],
  ["Blog", "/blog"],
  ["FAQ", "/trust#faq"],
  ["Contact Us", "/contact"],
  ["Refund Policy", "/trust#refund-policy"],
] as const;

test.describe("header", () => {
  test("links every public page, and the tickets", async ({ open }) => {
    const page = await open("/");
    const links = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await expect(links.getByRole("link")).toHaveText([
      ...headerLinks.map(([label]) => label),
      "Book Tickets",
    ]);
    for (const [label, address] of headerLinks) {
      const link = links.getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", address);
    }
    await links.getByRole("link", { name: "Book Tickets" }).click();
    await expect(page).toHaveURL("/events");
    await expect(links.getByRole("link", { name: "Events", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(links.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });

  test("marks the current page, even with campaign parameters", async ({ open }) => {
    const page = await open("/?utm_source=tram");
    await expect(page.locator("a[aria-current]").first()).toHaveAttribute("href", "/");
    await page.getByRole("banner").getByRole("link", { name: "Book Tickets" }).click();
    await expect(page).toHaveURL("/events");
    await expect(page.locator('a[href="/"][aria-current]')).toHaveCount(0);
  });

  test("links home by the brand's name", async ({ open }) => {
    const page = await open("/events");
    await page.getByRole("banner").getByRole("link", { name: "Before Ten, home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Party smart, not hard.");
  });

  test("stays at the top of a long page", { tag: "@both" }, async ({ open }) => {
    const page = await open("/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  });
});

test.describe("menu", { tag: "@phone" }, () => {
  test("links every public page, and the tickets", async ({ open }) => {
    const page = await open("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    for (const [label, address] of headerLinks) {
      const link = menu.getByRole("link", { name: label, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute("href", address);
    }
    await menu.getByRole("link", { name: "Book Tickets" }).click();
    await expect(page).toHaveURL("/events");
    await expect(menu).toBeHidden();
  });

  test("closes by Escape and returns the focus", async ({ open }) => {
    const page = await open("/events");
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test("closes by its button and by a click elsewhere", async ({ open }) => {
    const page = await open("/events");
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    /** Rotation of its three lines in degrees. */
    const lines = () =>
      toggle.locator("span").evaluate((bars) =>
        ["::before", "::after"].map((line) => {
          const { a, b } = new DOMMatrix(getComputedStyle(bars, line).transform);
          return Math.round((Math.atan2(b, a) * 180) / Math.PI);
        }),
      );
    expect(await lines()).toEqual([0, 0]);
    await toggle.click();
    await expect(menu).toBeVisible();
    await expect.poll(lines).toEqual([45, -45]);
    await toggle.click();
    await expect(menu).toBeHidden();
    await expect.poll(lines).toEqual([0, 0]);
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(195, 830);
    await expect(menu).toBeHidden();
  });

  test("closes when the current page is chosen", async ({ open }) => {
    const page = await open("/events?country=AU");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Events", exact: true }).click();
    await expect(page).toHaveURL("/events");
    await expect(menu).toBeHidden();
  });

  test("works by keyboard alone", async ({ open }) => {
    const page = await open("/events");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).focus();
    await page.keyboard.press("Enter");
    for (const [label] of headerLinks) {
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link", { name: label, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Book Tickets" })).toBeFocused();
    await menu.getByRole("link", { name: "Home" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });
});

test.describe("footer", () => {
  test("links the club's pages", async ({ open }) => {
    const page = await open("/events");
    const footer = page.getByRole("contentinfo");
    for (const [label, address] of footerLinks) {
      const link = footer.getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", address);
    }
    for (const label of ["Privacy Policy", "Terms of Service"]) {
      await expect(footer.getByText(label, { exact: true })).toBeVisible();
      await expect(footer.getByRole("link", { name: label })).toHaveCount(0);
    }
  });

  test("has contact details, a description, and payment security", async ({ open }) => {
    const page = await open("/events");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "hello@beforeten.example" })).toHaveAttribute(
      "href",
      "mailto:hello@beforeten.example",
    );
    await expect(footer.getByRole("link", { name: "+61 3 5550 0410" })).toHaveAttribute(
      "href",
      "tel:+61355500410",
    );
    for (const network of ["Instagram", "Facebook"]) {
      const link = footer.getByRole("link", { name: network });
      await expect(link).toHaveAttribute("href", /^https:\/\//);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    const year = new Date().getUTCFullYear();
    await expect(
      footer.getByText(`© ${year} Before Ten. All rights reserved. Party responsibly.`),
    ).toBeVisible();
    await expect(footer.getByText("Secure Payments")).toBeVisible();
  });
});

test("the first tab stop skips to the content", async ({ open }) => {
  const page = await open("/events");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Search events" })).toBeFocused();
});

test("an unknown address answers 404 and links onwards", async ({ page, pageErrors }) => {
  pageErrors.expect(/404 .*\/no-such-page/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await comeAlive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page went home early");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(/© 20\d\d /);
  const ways = page.getByRole("main").getByRole("link");
  await expect(ways).toHaveText(["See all events", "Back to the home page"]);
  await ways.first().click();
  await expect(page).toHaveURL("/events");
});
