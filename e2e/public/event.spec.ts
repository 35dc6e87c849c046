import type { Page } from "@playwright/test";
import { recordCalls } from "../support/calls.ts";
import { expect, test } from "../support/test.ts";
import { before, longDate } from "../support/times.ts";

/** A fact of the ticket's stub by its label. */
function fact(page: Page, label: string) {
  return page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd");
}

test("shows all facts", { tag: "@both" }, async ({ open, eventNamed }) => {
  const event = eventNamed("Northern Lights");
  const page = await open(`/events/${event.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Northern Lights, Early Night");
  await expect(
    main.getByRole("img", { name: "Poster for Northern Lights, Early Night in Manchester" }),
  ).toBeVisible();
  await expect(main.getByText(event.description)).toBeVisible();
  await expect(fact(page, "Time")).toHaveText(/^4:00 PM to 10:00 PM (GMT|BST)/);
  // Once: on a phone below the title.
  const top = main.locator("[data-ground=dark]").first();
  const once = (text: string) =>
    expect(top.getByText(text).filter({ visible: true })).toHaveCount(1);
  await once(longDate(event.startDate));
  await once("The Bobbin Works, Ancoats, Manchester");
  await expect(main.getByText("377 / 450 registered")).toBeVisible();
  const progress = main.getByRole("progressbar", { name: "377 / 450 registered" });
  await expect(progress).toHaveJSProperty("value", 377);
  await expect(progress).toHaveJSProperty("max", 450);
  await expect(main.getByText("73 spots left")).toBeVisible();
  await expect(main.getByRole("list", { name: "Music" }).first().getByRole("listitem")).toHaveText(
    event.musicGenres,
  );
  await expect(main.getByText("GBP £28.50").filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole("heading", { name: "What to Expect" })).toBeVisible();
  await main.getByText("Add to calendar").click();
  const file = main.getByRole("link", { name: "Calendar file (.ics)" });
  await expect(file).toHaveAttribute("href", `/events/${event.id}.ics`);
  await expect(main.getByRole("link", { name: /^(Google Calendar|Outlook) / })).toHaveCount(2);
  await expect(
    main.getByRole("region", { name: "What to Expect" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  const tickets = main.getByRole("link", { name: /^Get Tickets Now/ }).filter({ visible: true });
  await expect(tickets).toHaveCount(1);
  await expect(tickets).toHaveText("Get Tickets Now");
  await expect(tickets).toHaveAttribute(
    "href",
    "https://tickets.beforeten.example/northern-lights-early-night?utm_source=website",
  );
  await expect(tickets).toHaveAttribute("target", "_blank");
  await expect(tickets).toHaveAttribute("rel", /noopener/);
});

test("counts down to the start, then shows zeros and that the party is on", async ({
  page,
  open,
  eventNamed,
}) => {
  const { id, startsAt } = eventNamed("Harbour Disco");
  await page.clock.setFixedTime(
    before(startsAt, { days: 11, hours: 22, minutes: 33, seconds: 44 }),
  );
  await open(`/events/${id}`);
  const countdown = page.getByLabel("Starts in");
  await expect(countdown.getByRole("definition")).toHaveText(["11", "22", "33", "44"]);
  await page.clock.setFixedTime(new Date(startsAt));
  await expect(countdown.getByRole("definition")).toHaveText(["00", "00", "00", "00"]);
  await expect(
    page.locator("count-down").getByText("On now until 10:00 PM", { exact: true }),
  ).toBeVisible();
});

test("a party of several days names the last one too", async ({ open, eventNamed }) => {
  const { id, startDate, endDate } = eventNamed("Three Days of Daylight");
  const page = await open(`/events/${id}`);
  await expect(fact(page, "Date")).toHaveText(`${longDate(startDate)} to ${longDate(endDate)}`);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", /^Friday \d.* to Sunday \d/);
});

test("the description keeps its paragraphs", async ({ open, eventNamed }) => {
  const page = await open(`/events/${eventNamed("Three Days of Daylight").id}`);
  const text = await page.getByText("Three afternoons by the bay").innerText();
  expect(text.split("\n\n")).toHaveLength(4);
});

test("a party past midnight says that it ends the next day", async ({ open, eventNamed }) => {
  const page = await open(`/events/${eventNamed("Just This Once").id}`);
  await expect(fact(page, "Time")).toHaveText(/^8:00 PM to 2:00 AM \(next day\) (EST|EDT)/);
});

test("without an end time it lasts until ten", async ({ open, eventNamed }) => {
  const { id } = eventNamed("Mirror Ball Matinee");
  expect(eventNamed("Raincoats Off").endTime).toBeNull();
  const page = await open(`/events/${eventNamed("Raincoats Off").id}`);
  await expect(fact(page, "Time")).toHaveText(/^4:00 PM to 10:00 PM (PST|PDT)/);
  await page.goto(`/events/${id}`);
  await expect(fact(page, "Time")).toHaveText(/^4:00 PM to 10:00 PM (AEST|AEDT)/);
});

test("without a capacity there is no bar, and 300 places", async ({ open, eventNamed }) => {
  const page = await open(`/events/${eventNamed("Skyline Slow Burn").id}`);
  await expect(page.getByText("204 spots left")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByText("registered")).toHaveCount(0);
});

test("without a limit no places are counted", async ({ page, eventNamed }) => {
  await page.goto(`/events/${eventNamed("Synths & Cardigans").id}`);
  await expect(page.getByText("CAD $40").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/spots left|registered/)).toHaveCount(0);
});

test("the hours are in the venue's own time zone", async ({ page, eventNamed }) => {
  // Chicago is an hour behind New York, whose time zone is its country's default.
  const { id, startsAt, startDate } = eventNamed("House Before Supper");
  await page.goto(`/events/${id}`);
  await expect(fact(page, "Time")).toHaveText(/^4:00 PM to 10:00 PM (CST|CDT)/);
  const chicago = { timeZone: "America/Chicago", hour12: false } as const;
  expect(new Date(startsAt).toLocaleString("sv-SE", chicago)).toBe(
    `${startDate.slice(0, 10)} 16:00:00`,
  );
});

test("an overbooked event has no spots left, never fewer", async ({ open, eventNamed }) => {
  const page = await open(`/events/${eventNamed("Sundown at the Godown").id}`);
  await expect(page.getByText("180 / 180 registered")).toBeVisible();
  await expect(page.getByText("0 spots left", { exact: true })).toBeVisible();
});

test("the default price is 50 in the country's currency", async ({ open, eventNamed }) => {
  const page = await open(`/events/${eventNamed("Monsoon Mixtape").id}`);
  await expect(page.getByText("SGD $50").filter({ visible: true }).first()).toBeVisible();
});

for (const [kind, name] of [
  ["ended", "Sunday Best on a Saturday"],
  ["completed", "Sand in Our Synths"],
] as const) {
  test(`a party that is ${kind} can't be booked`, async ({ page, open, eventNamed }) => {
    const { id, startsAt } = eventNamed(name);
    // Admins may also complete a party that is still to come.
    if (kind === "completed") await page.clock.setFixedTime(before(startsAt, { days: 54 }));
    await open(`/events/${id}`);
    await expect(page.getByText("Event Ended")).toBeVisible();
    const expired = page.getByRole("button", { name: "Expired" }).filter({ visible: true });
    await expect(expired).toHaveCount(1);
    await expect(expired).toBeDisabled();
    await expect(page.getByRole("link", { name: /Get Tickets Now/ })).toHaveCount(0);
    await expect(page.getByText("spots left")).toHaveCount(0);
    await expect(page.getByLabel("Starts in")).toHaveCount(0);
    await expect(page.getByText("On now until")).toHaveCount(0);
    await expect(page.getByText("Add to calendar")).toHaveCount(0);
  });
}

test("ends while the page is open", async ({ page, open, eventNamed }) => {
  const { id, endsAt } = eventNamed("Harbour Disco");
  await page.clock.setFixedTime(before(endsAt, { seconds: 1 }));
  await open(`/events/${id}`);
  await expect(page.getByText("159 spots left")).toBeVisible();
  await page.clock.setFixedTime(new Date(endsAt));
  await expect(page.getByText("Event Ended")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Expired" }).filter({ visible: true }),
  ).toBeDisabled();
  await expect(page.getByRole("link", { name: /Get Tickets Now/ })).toHaveCount(0);
});

test.describe("for a visitor in another time zone", () => {
  test.use({ timezoneId: "America/New_York", locale: "en-US" });

  test("adds the time in the visitor's own zone to the venue's", async ({ open, eventNamed }) => {
    const { id, startsAt, startDate } = eventNamed("Sundown at the Godown");
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Date(startsAt).toLocaleString("en-US", { timeZone: "America/New_York", ...options });
    const page = await open(`/events/${id}`);
    await expect(fact(page, "Date")).toHaveText(longDate(startDate));
    await expect(fact(page, "Time")).toHaveText(/^4:00 PM to 10:00 PM SGT/);
    // Four in the afternoon in Singapore is three in the morning of that day, or four in summer.
    await expect(fact(page, "Time").getByText("your time")).toHaveText(
      new RegExp(
        `${part({ weekday: "short" })}.*${part({ month: "short" })}.*[34]:00.am, your time`,
        "i",
      ),
    );
  });

  test("shifts nothing when it is filled in", async ({ page, open, eventNamed }) => {
    await page.addInitScript(() => {
      Reflect.set(globalThis, "moved", []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: unknown = Reflect.get(entry, "sources");
          if (!Array.isArray(sources)) continue;
          for (const { node } of sources) {
            if (node instanceof HTMLElement && node.closest("dl")) {
              Reflect.get(globalThis, "moved").push(node.textContent);
            }
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(`/events/${eventNamed("Harbour Disco").id}`);
    await expect(fact(page, "Time").getByText("your time")).toBeVisible();
    // A shift is reported after the next frame.
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => Reflect.get(globalThis, "moved"))).toEqual([]);
  });

  test("shows nothing if both zones agree", async ({ open, eventNamed }) => {
    const page = await open(`/events/${eventNamed("Skyline Slow Burn").id}`);
    await expect(fact(page, "Time")).toHaveText(/(EST|EDT)$/);
  });
});

test("a page load counts as one view, prefetching doesn't", async ({
  page,
  open,
  eventNamed,
  db,
}) => {
  // No other test opens this event's page.
  const event = eventNamed("Wax & Windows");
  const views = async () => {
    const { total } = await db
      .selectFrom("event_daily_counts")
      .select((eb) => eb.fn.sum<string>("views").as("total"))
      .where("event_id", "=", event.id)
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  const viewsBefore = await views();
  const calls = recordCalls(page);
  await open("/events");
  const link = page.getByRole("link", { name: event.eventName, exact: true });
  // The browser prefetches the page.
  await link.hover();
  await page.request.get(`/events/${event.id}`);
  await page.waitForTimeout(500);
  expect(await views()).toBe(viewsBefore);

  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.eventName);
  await expect.poll(views).toBe(viewsBefore + 1);
  await page.reload();
  await expect.poll(views).toBe(viewsBefore + 2);
  await page.waitForTimeout(1_500);
  expect(await views()).toBe(viewsBefore + 2);
  expect(calls).toEqual(["events.recordView", "events.recordView"]);
});

test("the back link leads to all events", async ({ open, eventNamed }) => {
  const page = await open(`/events/${eventNamed("Harbour Disco").id}`);
  await page.getByRole("link", { name: "All events" }).click();
  await expect(page).toHaveURL("/events");
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("name, date and place, poster and facts are below one another, at full width", async ({
    open,
    eventNamed,
  }) => {
    const page = await open(`/events/${eventNamed("Harbour Disco").id}`);
    const parts = [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("paragraph").filter({ hasText: /^\w+day \d+ .*Pier Twelve/ }),
      page.getByRole("button", { name: /poster/i }),
      fact(page, "Time"),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    for (const box of boxes) expect(box?.width).toBeGreaterThan(300);
  });

  test("the ticket button stays visible", async ({ open, eventNamed }) => {
    const page = await open(`/events/${eventNamed("Three Days of Daylight").id}`);
    const tickets = page.getByRole("link", { name: /^Get Tickets Now/ }).filter({ visible: true });
    await expect(tickets).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await tickets.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await page.getByRole("heading", { name: "What to Expect" }).scrollIntoViewIfNeeded();
    await expect(tickets).toBeInViewport({ ratio: 1 });
  });
});
