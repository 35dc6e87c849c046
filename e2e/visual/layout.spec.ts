import { publicPages } from "../support/public-pages.ts";
import { comeAlive, expect, test } from "../support/test.ts";

test.describe("no page scrolls sideways", () => {
  for (const width of [320, 768, 1440, 1920]) {
    test(`at ${width} px`, async ({ page, pageErrors, eventNamed }) => {
      pageErrors.expect(/404 .*\/nowhere/);
      const paths = [
        "/",
        "/events",
        "/events?q=polka",
        `/events/${eventNamed("Three Days of Daylight").id}`,
        `/events/${eventNamed("An Afternoon in Which").id}`,
        `/events/${eventNamed("Sand in Our Synths").id}`,
        "/nowhere",
        ...publicPages,
        "/blog?search=polka",
        "/unsubscribe?email=someone.with.a.very.long.address@example.com",
        "/unsubscribe?token=nonsense",
        "/newsletter/confirm?token=nonsense",
        "/newsletter/preferences",
        "/verify-email/nonsense",
        "/invitation",
      ];
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(path);
        await comeAlive(page);
        await expect(page.getByText("Processing your request...")).toHaveCount(0);
        const tooWide = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return scrollWidth <= clientWidth
            ? []
            : [...document.querySelectorAll("body *")]
                .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
                .map((element) => `${element.tagName} ${element.className}`);
        });
        expect(tooWide, path).toEqual([]);
        const brokenWords = await page.locator("h1").evaluateAll((titles) =>
          titles.filter((title) => {
            title.style.overflowWrap = "normal";
            return title.scrollWidth > title.clientWidth;
          }),
        );
        expect(brokenWords, path).toHaveLength(0);
      }
    });
  }
});

test("touch targets are large enough", { tag: "@phone" }, async ({ open, eventNamed }) => {
  const event = `/events/${eventNamed("Northern Lights").id}`;
  for (const path of ["/", "/events", event, ...publicPages, "/unsubscribe"]) {
    const page = await open(path);
    await page.evaluate(markActions);
    // A checkbox is as large as the label around it.
    const controls = page
      .locator("button, input:not(label > *), label:has(> input), select, textarea, summary, nav a")
      .or(page.locator("a[data-action]"))
      .filter({ visible: true });
    for (const control of await controls.all()) {
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect
        .soft(
          Math.min(width, height),
          `${path}: ${await control.textContent()} ${width} x ${height}`,
        )
        .toBeGreaterThanOrEqual(24);
      expect
        .soft(height, `${path}: ${await control.textContent()} ${width} x ${height}`)
        .toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("Home lists the upcoming parties", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const cards = page.getByRole("region", { name: "Coming up" }).getByRole("article");
    await expect(cards).toHaveCount(20);
    await expect(cards.getByRole("link", { name: /^Get Tickets/ }).first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("/events is searched, filtered and paged by its address", async ({ page }) => {
    await page.goto("/events?country=SG&q=mixtape");
    const cards = page.getByRole("region", { name: "Events" }).getByRole("article");
    await expect(cards).toHaveCount(1);
    await expect(page.getByText(/^Showing 1 of \d+ events$/)).toBeVisible();
    await cards.getByRole("link", { name: "Monsoon Mixtape", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Monsoon Mixtape");
  });

  test("an event says when, where and how", async ({ page, eventNamed }) => {
    await page.goto(`/events/${eventNamed("Northern Lights").id}`);
    const main = page.getByRole("main");
    await expect(
      main.getByRole("definition").filter({ hasText: "The Bobbin Works, Ancoats, Manchester" }),
    ).toBeVisible();
    await expect(main.getByText("4:00 PM to 10:00 PM").first()).toBeVisible();
    await expect(main.getByText("73 spots left")).toBeVisible();
    await expect(main.getByRole("img", { name: /^Poster for Northern Lights/ })).toBeVisible();
    await expect(
      main.getByRole("link", { name: /^Get Tickets Now/ }).filter({ visible: true }),
    ).toHaveAttribute("href", /^https:\/\/tickets/);
  });
});

test.describe("without JavaScript, on the other pages", () => {
  test.use({ javaScriptEnabled: false });
  test("the club introduces itself", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why 4PM?");
    await expect(page.getByText("50,000+")).toBeVisible();
  });

  test("the gallery is filtered by its links", async ({ page, events }) => {
    await page.goto("/gallery");
    const countries = page.getByRole("navigation", { name: "Countries" });
    await countries.getByRole("link", { name: "NZ", exact: true }).click();
    const ended = events.filter(
      ({ country, endsAt, status }) =>
        country === "NZ" && (status === "completed" || new Date(endsAt) < new Date()),
    );
    const past = page.getByRole("region", { name: "Past events" });
    await expect(past.getByRole("article")).toHaveCount(ended.length);
    await expect(past.getByText("Event Ended")).toHaveCount(ended.length);
  });

  test("questions unfold, and the footer links to them", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page.getByRole("heading", { name: "Questions, answered" })).toBeInViewport();
    await page.getByText("Can I buy drinks?").click();
    await expect(page.getByText("Drinks are sold at the venue")).toBeVisible();
  });

  test("the contact page says how to reach the club", async ({ page }) => {
    await page.goto("/contact");
    const reach = page.getByRole("region", { name: "Ways to reach us" });
    await expect(reach.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(reach.getByRole("link", { name: /^\+/ })).toHaveAttribute("href", /^tel:\+/);
  });
});

test.describe("without JavaScript, on a phone", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the menu still opens", async ({ page }) => {
    await page.goto("/events");
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Home" })
      .click();
    await expect(page).toHaveURL("/");
  });
});

/** Links that look like buttons; others are as high as their line of text. */
function markActions(): void {
  for (const link of document.querySelectorAll("a")) {
    link.toggleAttribute("data-action", getComputedStyle(link).display === "inline-flex");
  }
}
