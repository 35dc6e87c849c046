import { answerCall, holdCall } from "../support/calls.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect, test } from "../support/test.ts";

/**
 * Screenshots for people to look at, in `.output/screenshots/`: Home and the events in all their
 * states, at five widths.
 */

// Taking a screenshot adds a style that hides the caret, which the site's policy blocks.
test.use({ bypassCSP: true });

test.describe("screenshots", { tag: "@both" }, () => {
  test("home", async ({ open }) => {
    await screenshot(await open("/"), "home");
  });

  test.describe("in motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("home with its film", async ({ open }) => {
      const page = await open("/");
      await expect
        .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.5);
      await screenshot(page, "home-hero", { fullPage: false });
    });
  });

  test("home without events", async ({ page, open, pageErrors }) => {
    pageErrors.expect(/404 .*\/nowhere/);
    await open("/nowhere");
    await screenshot(page, "not-found");
    await answerCall(page, "events.upcoming", {
      data: { items: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } },
    });
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await expect(page.getByText("No upcoming events scheduled")).toBeVisible();
    await screenshot(page, "home-empty");
  });

  test("home while its events load, and when they can't", async ({ page, open, pageErrors }) => {
    pageErrors.expect(
      /404 .*\/nowhere/,
      /400 .*events\.upcoming/,
      /Failed to load events\.upcoming/,
    );
    await answerCall(page, "events.upcoming", { status: 400, message: "No" });
    const letGo = await holdCall(page, "events.upcoming");
    await open("/nowhere");
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await page.getByRole("status").scrollIntoViewIfNeeded();
    await screenshot(page, "home-loading", { fullPage: false });
    letGo();
    await expect(page.getByText("Failed to load events")).toBeVisible();
    await screenshot(page, "home-failed", { fullPage: false });
  });

  test("newsletter form", async ({ page, open }) => {
    const letGo = await holdCall(page, "newsletter.subscribe");
    await open("/");
    const form = page.getByRole("region", { name: "Be first through the door" });
    await form.scrollIntoViewIfNeeded();
    await form.getByRole("button").click();
    await screenshot(page, "newsletter-refused", { fullPage: false });
    await form.getByRole("textbox").fill(`screenshot-${crypto.randomUUID()}@example.com`);
    await form.getByRole("button").click();
    await expect(form.getByRole("button")).toBeDisabled();
    await screenshot(page, "newsletter-sending", { fullPage: false });
    letGo();
    await expect(page.getByRole("alert")).toBeVisible();
    await screenshot(page, "newsletter-done", { fullPage: false });
  });

  test("events", async ({ open }) => {
    await screenshot(await open("/events"), "events");
  });

  test("events, filtered", async ({ open }) => {
    await screenshot(await open("/events?country=NZ"), "events-filtered");
  });

  test("events, none found", async ({ open }) => {
    await screenshot(await open("/events?q=polka"), "events-none");
  });

  test("events, half-way down", async ({ open }) => {
    const page = await open("/events");
    await page.getByRole("article").nth(7).scrollIntoViewIfNeeded();
    await page.getByRole("searchbox").focus();
    await screenshot(page, "events-scrolled", { fullPage: false });
  });

  for (const [file, name] of [
    ["event", "Northern Lights"],
    ["event-long", "Three Days of Daylight"],
    ["event-long-name", "An Afternoon in Which"],
    ["event-next-day", "Just This Once"],
    ["event-without-poster", "Synths & Cardigans"],
    ["event-on-now", "Meet You on the Floor"],
    ["event-ended", "Sand in Our Synths"],
  ] as const) {
    test(file, async ({ open, eventNamed }) => {
      await screenshot(await open(`/events/${eventNamed(name).id}`), file);
    });
  }

  test("event on the screen, and its poster", async ({ page, open, eventNamed }) => {
    await open(`/events/${eventNamed("Skyline Slow Burn").id}`);
    await screenshot(page, "event-top", { fullPage: false });
    await page.getByRole("button", { name: /^Poster for/ }).click();
    await screenshot(page, "event-poster", { fullPage: false });
  });

  test("missing event", async ({ page, pageErrors }) => {
    pageErrors.expect(/404 .*\/events\/nothing/);
    await page.goto("/events/nothing");
    await expect(page.getByRole("alert")).toBeVisible();
    await screenshot(page, "event-missing", { fullPage: false });
  });
});

test("screenshot of an event on paper", async ({ page, open, eventNamed }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(`/events/${eventNamed("Three Days of Daylight").id}`);
  await screenshot(page, "event-print");
});

test("screenshot of the open menu", { tag: "@phone" }, async ({ open }) => {
  const page = await open("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await screenshot(page, "menu", { fullPage: false });
});
