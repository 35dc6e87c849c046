import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { recordCalls } from "../support/calls.ts";
import { newVisitor } from "../support/new-visitor.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test } from "../support/test.ts";
import { before, longDate, upcoming } from "../support/times.ts";

/** A featured party of the demo. */
const featured = "The Clock-Off";

function cards(page: Page): Locator {
  return page.getByRole("region", { name: "Coming up" }).getByRole("article");
}

function card(page: Page, name: string): Locator {
  return cards(page).filter({ has: page.getByRole("heading", { name }) });
}

test.describe("hero", () => {
  test("fills the window and links to the parties", { tag: "@both" }, async ({ open }) => {
    const page = await open("/");
    const title = page.getByRole("heading", { level: 1, name: "Party smart, not hard." });
    await expect(title).toBeInViewport({ ratio: 1 });
    const hero = page.getByRole("main").locator("section").first();
    const { y, height } = (await hero.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBe(0);
    expect(height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity);
    const button = hero.getByRole("link");
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page).toHaveURL("/events");
  });

  test("has its text in the dark sky above the sun on a phone @phone", async ({ open }) => {
    const page = await open("/");
    const hero = page.getByRole("main").locator("section").first();
    const { height = 0 } = (await hero.boundingBox()) ?? {};
    const lead = await hero.getByText("The dance floor opens at four").boundingBox();
    expect((lead?.y ?? Infinity) + (lead?.height ?? 0)).toBeLessThan(height * 0.45);
  });

  test("has no film with reduced motion", async ({ page, open }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "media") films.push(request.url());
    });
    await open("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("video")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Pause the film" })).toHaveCount(0);
    expect(films).toEqual([]);
  });
});

test.describe("upcoming events", () => {
  test("are the next twenty, soonest first", async ({ open, events }) => {
    const next = upcoming(events).slice(0, 20);
    expect(next).toHaveLength(20);
    const page = await open("/");
    await expect(cards(page).getByRole("heading")).toHaveText(
      next.map(({ eventName }) => eventName),
    );
    await page.getByRole("link", { name: "View All Events" }).click();
    await expect(page).toHaveURL("/events");
  });

  test("show whole tickets at any width", async ({ page, open, events }) => {
    await open("/");
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const event of upcoming(events).slice(0, 20)) {
        const ticket = card(page, event.eventName);
        const isOff = ["cancelled", "postponed"].includes(event.disruption?.kind ?? "");
        const parts = [
          ticket.getByText(event.location.formatted, { exact: true }),
          // The last day of several is written out.
          ticket.getByText(longDate(event.endDate)),
          // A postponed party has no time until its new date is known.
          ...(event.disruption?.kind === "postponed"
            ? []
            : [ticket.getByText(/\d:\d\d [AP]M to \d+:\d\d [AP]M/)]),
          ticket.getByText(event.disruption?.reason ?? event.description),
          ticket.getByRole("link", { name: /^(Get Tickets|View Details): / }),
          ...(event.poster ? [ticket.getByRole("img", { name: event.poster.alt })] : []),
          ...(isOff ? [] : [ticket.getByLabel("Starts in"), ticket.getByText(/^(From|Free$)/)]),
        ];
        for (const part of parts) await expect(part.first()).toBeVisible();
      }
    }
  });

  test("scroll sideways by swiping or by keyboard @phone", async ({ open }) => {
    const page = await open("/");
    const rail = page
      .getByRole("region", { name: "Coming up" })
      .getByRole("list")
      .filter({ has: page.locator(":scope > :nth-child(3)") })
      .first();
    await rail.scrollIntoViewIfNeeded();
    const [first, second] = [rail.getByRole("article").first(), rail.getByRole("article").nth(1)];
    await expect(first).toBeInViewport({ ratio: 0.5 });
    // The next one is partly visible.
    const { x = Infinity } = (await second.boundingBox()) ?? {};
    expect(x).toBeLessThan(370);
    expect(x).toBeGreaterThan(280);
    await first.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(second.getByRole("link").first()).toBeFocused();
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Tab");
    await expect(second.getByRole("link").last()).toBeFocused();
    await expect(second.getByRole("link").last()).toBeInViewport({ ratio: 1 });
    await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await expect(rail.getByRole("article").last()).toBeInViewport({ ratio: 0.5 });
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  });

  test("show what, where, when and the price on a ticket", async ({ open, eventNamed }) => {
    const event = eventNamed(featured);
    const page = await open("/");
    const ticket = card(page, event.eventName);
    await expect(ticket.getByText(event.location.formatted)).toBeVisible();
    await expect(ticket.getByText(longDate(event.startDate))).toBeVisible();
    await expect(ticket.getByText(/\d:\d\d [AP]M to \d+:\d\d [AP]M .*[A-Z]+/)).toBeVisible();
    await expect(ticket.getByText(/^From [A-Z]{3} \D+42$/)).toBeVisible();
    await ticket.scrollIntoViewIfNeeded();
    const poster = ticket.getByRole("img", { name: `Poster for ${event.eventName}` });
    await expect(poster).toHaveJSProperty("complete", true);
    expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(ticket.getByText("Tools down, shoes on")).toBeVisible();
  });

  test("cost 50 in the country's currency by default", async ({ open }) => {
    const page = await open("/");
    await expect(
      card(page, "Jacaranda Tea Dance").getByText("From AUD $50", { exact: true }),
    ).toBeVisible();
  });

  test("say if they end the next day", async ({ open }) => {
    const page = await open("/");
    await expect(
      card(page, "Just This Once").getByText(/8:00 PM to 2:00 AM \(next day\) (EST|EDT)/),
    ).toBeVisible();
  });

  test("have a description of three lines", { tag: "@both" }, async ({ open }) => {
    const page = await open("/");
    const text = card(page, featured).getByText("Tools down, shoes on");
    const { lines, cut } = await text.evaluate((paragraph) => ({
      lines: paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
      cut: paragraph.scrollHeight > paragraph.clientHeight,
    }));
    expect(lines).toBeCloseTo(3, 1);
    expect(cut).toBe(true);
  });

  test("open by a click anywhere on their ticket", async ({ open, eventNamed }) => {
    const event = eventNamed("Harbour Disco");
    const page = await open("/");
    await card(page, event.eventName).click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(`/events/${event.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Disco");
  });
});

test.describe("countdown", () => {
  test("counts down every second, with two digits each", async ({ page, open, eventNamed }) => {
    const { startsAt } = eventNamed(featured);
    const digits = card(page, featured).getByRole("definition");
    await page.clock.setFixedTime(before(startsAt, { days: 3, hours: 4, minutes: 5, seconds: 6 }));
    await open("/");
    await expect(digits).toHaveText(["03", "04", "05", "06"]);
    // A clock that isn't visible stands still.
    await card(page, featured).scrollIntoViewIfNeeded();
    await expect(card(page, featured).getByRole("term")).toHaveText([
      "days",
      "hours",
      "minutes",
      "seconds",
    ]);
    await page.clock.setFixedTime(before(startsAt, { days: 3, hours: 4, minutes: 5, seconds: 5 }));
    await expect(digits).toHaveText(["03", "04", "05", "05"]);
    await page.clock.setFixedTime(before(startsAt, { seconds: 1 }));
    await expect(digits).toHaveText(["00", "00", "00", "01"]);
  });

  test("stays at zero once the party has begun", async ({ page, open, eventNamed }) => {
    const { startsAt } = eventNamed(featured);
    await page.clock.setFixedTime(before(startsAt, { hours: -1 }));
    await open("/");
    await expect(card(page, featured).getByRole("definition")).toHaveText(["00", "00", "00", "00"]);
    await expect(card(page, featured).getByText(/^On now until \d+:\d\d [AP]M$/)).toBeVisible();
  });

  test("ticks without a reload", async ({ open, events }) => {
    const soon = before(new Date().toISOString(), { minutes: -1 }).toISOString();
    const nearest = upcoming(events).find(({ startsAt }) => startsAt > soon);
    const page = await open("/");
    const seconds = card(page, nearest?.eventName ?? "")
      .getByRole("definition")
      .last();
    await seconds.scrollIntoViewIfNeeded();
    const first = await seconds.textContent();
    await expect(seconds).not.toHaveText(first ?? "", { timeout: 3_000 });
    await expect(seconds).toHaveText(/^[0-5]\d$/);
  });
});

test("a party that ends leaves the list while the page is open", async ({ page, open, events }) => {
  const [next] = upcoming(events);
  const { endsAt = "", eventName = "" } = next ?? {};
  await page.clock.setFixedTime(before(endsAt, { seconds: 1 }));
  await open("/");
  await expect(card(page, eventName)).toBeVisible();
  await page.clock.setFixedTime(new Date(endsAt));
  await expect(card(page, eventName)).toHaveCount(0);
});

test.describe("a new visitor", () => {
  test.use({ userAgent: newVisitor() });

  test("a ticket link opens the ticket page in a new tab, and counts once", async ({
    open,
    context,
    pageErrors,
    eventNamed,
    db,
  }) => {
    // No other test clicks this event's link.
    const event = eventNamed("Raincoats Off");
    const clicks = async () => {
      const { total } = await db
        .selectFrom("event_daily_counts")
        .select((eb) => eb.fn.sum<string>("clicks").as("total"))
        .where("event_id", "=", event.id)
        .executeTakeFirstOrThrow();
      return Number(total);
    };
    const clicksBefore = await clicks();
    pageErrors.expect(/^foreign .*\/raincoats-off\?utm_source=website/);
    await context.route("https://tickets.beforeten.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Tickets</title>" }),
    );
    const page = await open("/");
    const link = card(page, "Raincoats Off").getByRole("link", { name: /^Get Tickets/ });
    await expect(link).toHaveText("Get Tickets");
    await expect(link).toHaveAttribute("rel", /noopener/);
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL(/raincoats-off\?utm_source=website&utm_medium=direct$/);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL("/");
    await expect.poll(clicks).toBe(clicksBefore + 1);
    const again = page.waitForResponse(/events\.recordClick/);
    await link.click();
    expect((await again).status()).toBe(200);
    expect(await clicks()).toBe(clicksBefore + 1);
  });
});

test("Home is at most 7,000 pixels long on a phone @phone", async ({ open }) => {
  const page = await open("/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(4_000);
  expect(height).toBeLessThanOrEqual(7_000);
});

test("shows four features and three quotations", async ({ open }) => {
  const page = await open("/");
  const features = page.getByRole("region", { name: "Six hours, done right" });
  await expect(features.getByRole("heading", { level: 3 })).toHaveText([
    "Nostalgic Music",
    "Perfect Timing",
    "30+ Community",
    "Global Locations",
  ]);
  await expect(features.getByText("4PM to 10PM")).toBeVisible();
  const voices = page.getByRole("region", { name: "Heard on the way home" }).getByRole("figure");
  await expect(voices).toHaveCount(3);
  for (const voice of await voices.all()) {
    await expect(voice.getByRole("img", { name: "Five out of five stars" })).toHaveText("★★★★★");
    await expect(voice.locator("figcaption")).toHaveText(/^[A-Z]\w+, \d\d, [A-Z]\w+$/);
    await expect(voice.getByRole("blockquote")).not.toBeEmpty();
  }
});

test("the page contains its data and requests none", async ({ page, open }) => {
  const calls = recordCalls(page);
  await open("/");
  await expect(cards(page)).toHaveCount(20);
  await page.waitForTimeout(1_000);
  expect(calls).toEqual([]);
});
