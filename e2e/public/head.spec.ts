import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

function meta(page: Page, name: string) {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`);
}

async function expectShareable(page: Page, address: string, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  await expect(meta(page, "description")).toHaveAttribute("content", /.{50,160}/);
  await expect(meta(page, "og:title")).toHaveAttribute("content", title);
  await expect(meta(page, "og:url")).toHaveAttribute("content", address);
  await expect(meta(page, "og:site_name")).toHaveAttribute("content", "Before Ten");
  await expect(meta(page, "og:type")).toHaveAttribute("content", /^(website|article)$/);
  await expect(meta(page, "og:description")).toHaveAttribute("content", /.{50,160}/);
  await expect(meta(page, "twitter:card")).toHaveAttribute("content", "summary_large_image");
  const image = await meta(page, "og:image").getAttribute("content");
  await expect(meta(page, "twitter:image")).toHaveAttribute("content", image ?? "");
  await expect(meta(page, "og:image:alt")).toHaveAttribute("content", /.{10}/);
  await expect(meta(page, "og:image:width")).toHaveAttribute("content", "1200");
  await expect(meta(page, "og:image:height")).toHaveAttribute("content", "630");
  const answer = await page.request.get(image ?? "");
  expect(answer.status(), `${image}`).toBe(200);
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
  expect((await answer.body()).length).toBeLessThan(200_000);
  expect(await sizeOf(page, image ?? "")).toEqual([1200, 630]);
}

/** The image's decoded size in pixels. */
async function sizeOf(page: Page, image: string): Promise<number[]> {
  return page.evaluate(async (src) => {
    const element = new Image();
    element.src = src;
    await element.decode();
    return [element.naturalWidth, element.naturalHeight];
  }, image);
}

test("Home has its metadata", async ({ page, baseURL }) => {
  await page.goto("/?utm_source=poster");
  await expectShareable(page, `${baseURL}/`, "Before Ten: Party smart, not hard.");
});

test("/events has the same metadata, whatever the filter", async ({ page, baseURL }) => {
  await page.goto("/events?country=AU&q=disco");
  await expectShareable(page, `${baseURL}/events`, "Upcoming Events | Before Ten");
  for (const format of ["ics", "rss", "json"]) {
    const feed = `${baseURL}/events.${format}?q=disco&country=AU`;
    await expect(page.locator(`link[rel="alternate"][href="${feed}"]`)).toHaveCount(1);
    expect((await page.request.get(feed)).status()).toBe(200);
  }
});

test("an event has its metadata", async ({ page, baseURL, eventNamed }) => {
  const event = eventNamed("Three Days of Daylight");
  const address = `${baseURL}/events/${event.id}`;
  await page.goto(address);
  await expectShareable(page, address, `${event.eventName} | Before Ten`);
  await expectImmutable(page, `${baseURL}/share/events/${event.id}.jpg`);
  await expect(meta(page, "description")).toHaveAttribute(
    "content",
    /^Friday .* 20\d\d, The Salt Pavilion/,
  );
});

test("a post has its metadata", async ({ page, baseURL }) => {
  const address = `${baseURL}/blog/in-defence-of-the-one-hit-wonder`;
  await page.goto(address);
  await expectShareable(page, address, "In defence of the one-hit wonder | Before Ten");
  await expectImmutable(page, `${baseURL}/share/posts/in-defence-of-the-one-hit-wonder.jpg`);
});

/** The page names the same image that the server renders now. */
async function expectImmutable(page: Page, address: string): Promise<void> {
  const image = (await meta(page, "og:image").getAttribute("content")) ?? "";
  expect(image.split("?v=")[0]).toBe(address);
  const { "cache-control": cacheControl } = (await page.request.get(image)).headers();
  expect(cacheControl).toBe("public, max-age=31536000, immutable");
}

test("an event has structured data", async ({ page, baseURL, eventNamed }) => {
  const event = eventNamed("Northern Lights");
  await page.goto(`/events/${event.id}`);
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(text ?? "")).toMatchObject({
    "@type": "Event",
    name: "Northern Lights, Early Night",
    startDate: expect.stringMatching(/T16:00:00\+0[01]:00$/),
    endDate: expect.stringMatching(/T22:00:00\+0[01]:00$/),
    eventStatus: "https://schema.org/EventScheduled",
    url: `${baseURL}/events/${event.id}`,
    location: { "@type": "Place", address: { addressCountry: "GB" } },
    offers: { price: 28.5, priceCurrency: "GBP" },
  });
});

test("the metadata changes with the page", async ({ open, eventNamed }) => {
  const page = await open("/");
  await page.getByRole("banner").getByRole("link", { name: "Book Tickets" }).click();
  await expect(page).toHaveTitle("Upcoming Events | Before Ten");
  await page.getByRole("link", { name: "Mirror Ball Matinee", exact: true }).click();
  await expect(page).toHaveTitle("Mirror Ball Matinee | Before Ten");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/events/${eventNamed("Mirror Ball Matinee").id}$`),
  );
});
