import { eventsPageLimit } from "@before-ten/contracts/shared/limits";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { Locator, Page } from "@playwright/test";
import { loseCall, recordCalls, restoreCall } from "../support/calls.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { before, longDate, namesOnFirstPage, upcoming } from "../support/times.ts";

function cards(page: Page): Locator {
  return page.getByRole("region", { name: "Events" }).getByRole("article");
}

function card(page: Page, name: string): Locator {
  return cards(page).filter({ has: page.getByRole("heading", { name }) });
}

function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Search events" });
}

function countryChoice(page: Page): Locator {
  return page.getByRole("combobox", { name: "Country" });
}

async function expectOnly(page: Page, names: string[], total: number): Promise<void> {
  await expect(page.getByText(`Showing ${names.length} of ${total} events`)).toBeVisible();
  await expect(cards(page).getByRole("heading")).toHaveText(names);
}

/** All upcoming parties that fit the first page. */
async function expectAll(page: Page, all: PublicEvent[]): Promise<void> {
  await expectOnly(page, namesOnFirstPage(all), all.length);
}

/** The address' parameters in any order. */
async function expectSearch(page: Page, search: Record<string, string>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);
}

test.describe("list", () => {
  test("shows upcoming parties, soonest first", async ({ open, events }) => {
    await expectAll(await open("/events"), upcoming(events));
  });

  test("describes each party", async ({ open, eventNamed }) => {
    const event = eventNamed("Skyline Slow Burn");
    const page = await open("/events");
    const ticket = card(page, event.eventName);
    await expect(ticket.getByText("US", { exact: true })).toBeVisible();
    await expect(ticket.getByRole("list", { name: "Music" }).getByRole("listitem")).toHaveText([
      "Boogie",
      "Electro",
      "Freestyle",
    ]);
    await expect(ticket.getByText(longDate(event.startDate))).toBeVisible();
    await expect(ticket.getByText(/4:00 PM to 10:00 PM (EST|EDT)/)).toBeVisible();
    await expect(ticket.getByText("Foundry & Fern, Williamsburg, New York")).toBeVisible();
    await expect(ticket.getByText("USD $60 per person")).toBeVisible();
    const link = ticket.getByRole("link", { name: /^Get Tickets/ });
    await expect(link).toHaveAttribute(
      "href",
      "https://tickets.beforeten.example/skyline-slow-burn?utm_source=website",
    );
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });

  test("makes no requests when it comes alive", async ({ page, open }) => {
    const calls = recordCalls(page);
    await open("/events?country=AU&q=disco");
    await page.waitForTimeout(1_000);
    expect(calls).toEqual([]);
  });

  test("turns a ticket into an expired one the moment the party ends", async ({
    page,
    open,
    events,
  }) => {
    const [next] = upcoming(events);
    const { endsAt = "", eventName = "" } = next ?? {};
    await page.clock.setFixedTime(before(endsAt, { seconds: 1 }));
    await open("/events");
    await expect(card(page, eventName).getByRole("link", { name: /^Get Tickets/ })).toBeVisible();
    await page.clock.setFixedTime(new Date(endsAt));
    await expect(card(page, eventName).getByRole("button", { name: "Expired" })).toBeDisabled();
    await expect(card(page, eventName).getByRole("link", { name: /^Get Tickets/ })).toHaveCount(0);
  });
});

test.describe("search", () => {
  const searches = [
    { where: "name", text: "northern lights", finds: "Northern Lights, Early Night" },
    { where: "description", text: "lamingtons", finds: "Jacaranda Tea Dance" },
    { where: "location", text: "pilsen", finds: "House Before Supper" },
  ];
  for (const { where, text, finds } of searches) {
    test(`finds a word of the ${where}`, async ({ open, events }) => {
      const total = upcoming(events).length;
      const page = await open("/events");
      await searchBox(page).fill(text);
      await expectOnly(page, [finds], total);
      await expectSearch(page, { q: text });
    });
  }

  test("with some matches ends with a link back to all", async ({ open, events }) => {
    const all = upcoming(events);
    const page = await open("/events?q=lamingtons");
    await expectOnly(page, ["Jacaranda Tea Dance"], all.length);
    await page.getByRole("button", { name: "Show every party" }).click();
    await expectAll(page, all);
    await expectSearch(page, {});
    await page.getByRole("link", { name: "Show later parties" }).click();
    await expect(cards(page)).toHaveCount(all.length - eventsPageLimit);
    await expect(page.getByRole("link", { name: "See past parties" })).toBeVisible();
  });

  test("sends one request when the typing pauses", async ({ page, open }) => {
    await open("/events");
    const calls = recordCalls(page);
    await searchBox(page).pressSequentially("pilsen", { delay: 20 });
    await expect(page.getByText("Showing 1 of")).toBeVisible();
    expect(calls).toEqual(["events.list", "events.list", "events.list"]);
    await expect(searchBox(page)).toHaveValue("pilsen");
    await expect(searchBox(page)).toBeFocused();
  });

  test("reads numbers as text", async ({ open }) => {
    const page = await open("/events?q=2");
    await expect(searchBox(page)).toHaveValue("2");
    await expect(page).toHaveURL("/events?q=2");
  });

  test("takes % and _ literally", async ({ open, events }) => {
    const page = await open("/events?q=%25");
    await expect(page.getByText(`Showing 0 of ${upcoming(events).length} events`)).toBeVisible();
  });

  test("without a match offers a way out", async ({ open, events }) => {
    const page = await open("/events?country=SG");
    await searchBox(page).fill("polka");
    await expect(page.getByText("No events found")).toBeVisible();
    await expect(page.getByText(`Showing 0 of ${upcoming(events).length} events`)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expectAll(page, upcoming(events));
    await expect(page).toHaveURL("/events");
    await expect(searchBox(page)).toHaveValue("");
    await expect(countryChoice(page)).toHaveValue("");
  });
});

test.describe("country", () => {
  test("offers the countries the club plays in", async ({ open }) => {
    const page = await open("/events");
    await expect(countryChoice(page).getByRole("option")).toHaveText([
      "All",
      /^Australia \(\d+\)$/,
      /^Singapore \(\d+\)$/,
      /^New Zealand \(\d+\)$/,
      /^United States \(\d+\)$/,
      /^United Kingdom \(\d+\)$/,
      /^Canada \(\d+\)$/,
    ]);
  });

  test("shows only its own parties", async ({ open, events }) => {
    const all = upcoming(events);
    const names = all.filter(({ country }) => country === "UK").map(({ eventName }) => eventName);
    const page = await open("/events");
    await countryChoice(page).selectOption("UK");
    await expectOnly(page, names, all.length);
    await expect(page).toHaveURL("/events?country=UK");
    const calendar = page.getByRole("link", { name: "Subscribe in your calendar" });
    await expect(calendar).toHaveAttribute("href", /^webcal:.+\/events\.ics\?country=UK$/);
    await countryChoice(page).selectOption("");
    await expectAll(page, all);
    await expect(page).toHaveURL("/events");
  });
});

test(
  "filters survive a reload, and Back from an event",
  { tag: "@both" },
  async ({ open, events }) => {
    const total = upcoming(events).length;
    const page = await open("/events");
    await countryChoice(page).selectOption("CA");
    await searchBox(page).fill("disco");
    await expectOnly(page, ["Roller Disco (Roller Skates Optional)"], total);
    await expectSearch(page, { country: "CA", q: "disco" });

    await page.reload();
    await expect(searchBox(page)).toHaveValue("disco");
    await expect(countryChoice(page)).toHaveValue("CA");
    await expectOnly(page, ["Roller Disco (Roller Skates Optional)"], total);

    await page
      .getByRole("link", { name: "Roller Disco (Roller Skates Optional)", exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Roller Disco/);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue("disco");
    await expect(countryChoice(page)).toHaveValue("CA");
    await expectOnly(page, ["Roller Disco (Roller Skates Optional)"], total);
  },
);

test.describe("an address with invalid parameters", () => {
  const harmless = [
    "?country=XX&page=abc&q=%00",
    "?q=%ED%A0%80",
    "?q=%",
    "?page=-1",
    "?page=1e308",
    "?q=a&q=zzzz&country=AU&country=XX",
    "?__proto__=x&constructor=y",
    `?q=${"long".repeat(500)}`,
    "?q=%3Cscript%3Ealert(1)%3C/script%3E",
  ];
  for (const search of harmless) {
    test(`${search.slice(0, 40)} still shows the page`, async ({ page }) => {
      const response = await page.goto(`/events${search}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upcoming Events");
      await expect(page.getByText(/^Showing \d+ of \d+ events$/)).toBeVisible();
      await expect(page.getByText("Failed to load events")).toHaveCount(0);
    });
  }

  test("uses the valid ones", async ({ open, events }) => {
    const australian = upcoming(events).filter(({ country }) => country === "AU");
    const page = await open("/events?country=au&page=abc&q=%00");
    await expect(countryChoice(page)).toHaveValue("AU");
    await expect(searchBox(page)).toHaveValue("");
    await expect(cards(page)).toHaveCount(australian.length);
  });

  test("page 99 says that it is empty, and leads to the first one", async ({ open }) => {
    const page = await open("/events?page=99");
    await expect(page.getByText("No events found")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test(
  "the newsletter box has no field and links to the form on Home",
  { tag: "@both" },
  async ({ open }) => {
    const page = await open("/events");
    const box = page.getByRole("complementary", { name: "Never miss an afternoon" });
    await expect(box.getByRole("textbox")).toHaveCount(0);
    await expect(box.getByRole("button")).toHaveCount(0);
    await box.getByRole("link", { name: "Get the newsletter" }).click();
    await expect(page).toHaveURL("/#newsletter");
    await expect(page.getByRole("textbox", { name: "Your email address" })).toBeInViewport();
  },
);

test(
  "a list that fails to load says so and can be retried, and typed text is kept",
  { tag: "@both" },
  async ({ page, open, pageErrors }) => {
    pageErrors.expect(/net::ERR_INTERNET_DISCONNECTED .*events\.list/);
    await open("/events");
    await loseCall(page, "events.list");
    await searchBox(page).fill("disco");
    await expect(page.getByText("Failed to load events")).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(searchBox(page)).toHaveValue("disco");
    await restoreCall(page, "events.list");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(/^Showing \d+ of \d+ events$/)).toBeVisible();
    await expect(searchBox(page)).toHaveValue("disco");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows tickets, filters and pages", async ({ page, events }) => {
    const all = upcoming(events);
    await page.goto("/events");
    await expectAll(page, all);
    await searchBox(page).fill("lamingtons");
    await searchBox(page).press("Enter");
    await expectOnly(page, ["Jacaranda Tea Dance"], all.length);
    await page.getByRole("button", { name: "Show every party" }).click();
    await expectAll(page, all);
    await cards(page).first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      all[0]?.eventName ?? "nothing",
    );
    await page.goBack();
    await expectAll(page, all);
  });
});
