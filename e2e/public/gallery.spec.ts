import { galleryPageLimit } from "@before-ten/contracts/shared/limits";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { Page } from "@playwright/test";
import { priceLabel } from "@before-ten/contracts/shared/money";
import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, loseCall, restoreCall } from "../support/calls.ts";
import { comeAlive, expect, test } from "../support/test.ts";
import { storeLongGone } from "../support/stored-events.ts";
import { longDate } from "../support/times.ts";

// In sequence: the last test adds a page of events that the others would count.
test.describe.configure({ mode: "default" });

function past(page: Page) {
  const region = page.getByRole("region", { name: "Past events" });
  return { region, cards: region.getByRole("article"), count: region.getByRole("status") };
}

function tab(page: Page, name: string) {
  return page
    .getByRole("navigation", { name: "Countries" })
    .getByRole("link", { name, exact: true });
}

/** The events that the gallery should show, latest first, computed independently. */
function endedOf(events: PublicEvent[], country?: string): PublicEvent[] {
  const now = new Date();
  return events
    .filter(({ status, endsAt }) => status === "completed" || new Date(endsAt) <= now)
    .filter(({ disruption }) => disruption?.kind !== "cancelled")
    .filter((event) => country === undefined || event.country === country)
    .sort((one, other) => other.startsAt.localeCompare(one.startsAt));
}

function countOf(events: PublicEvent[]): string {
  return `${events.length} past ${events.length === 1 ? "event" : "events"}`;
}

test("shows every past event and no other", async ({ open, events }) => {
  const page = await open("/gallery");
  const ended = endedOf(events);
  expect(ended.length).toBeGreaterThan(5);
  const { cards, count } = past(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
  await expect(count).toHaveText(countOf(ended));
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
    ended.map(({ eventName }) => eventName),
  );
});

test("a card is a used ticket", async ({ open, events }) => {
  const page = await open("/gallery");
  for (const event of endedOf(events)) {
    const card = past(page).cards.filter({
      has: page.getByRole("heading", { name: event.eventName, exact: true }),
    });
    await expect(card.getByText("Event Ended")).toBeVisible();
    await expect(card.getByText(event.country, { exact: true })).toBeVisible();
    await expect(card).toContainText(longDate(event.startDate));
    await expect(card).toContainText(priceLabel(event.ticketPrice));
    await expect(card.getByText(`${event.registrations} attended`, { exact: true })).toBeVisible();
    await expect(card.getByRole("button", { name: "Expired" })).toBeDisabled();
    await expect(card.getByRole("link", { name: /View Details/ })).toHaveAttribute(
      "href",
      `/events/${event.id}`,
    );
    await expect(card.locator(`a[href^="${event.redirectUrl}"]`)).toHaveCount(0);
  }
});

test("View Details leads to the event, Back to the same card", async ({ open, events }) => {
  const page = await open("/gallery?country=AU");
  const event = endedOf(events, "AU").at(-1);
  const link = page.getByRole("link", { name: `View Details: ${event?.eventName}` });
  await link.scrollIntoViewIfNeeded();
  // The scroll position is stored a tenth of a second after the last scrolling.
  await page.waitForTimeout(300);
  await link.click();
  await expect(page).toHaveURL(`/events/${event?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event?.eventName ?? "nothing");
  await page.goBack();
  await expect(page).toHaveURL("/gallery?country=AU");
  await expect(link).toBeInViewport();
});

test("a tab per country, in the specified order", async ({ open }) => {
  const page = await open("/gallery");
  await expect(page.getByRole("navigation", { name: "Countries" }).getByRole("link")).toHaveText([
    "All Countries",
    "AU",
    "NZ",
    "US",
    "UK",
    "CA",
  ]);
  await expect(tab(page, "All Countries")).toHaveAttribute("aria-current", "page");
});

test("a tab is in the address and survives a reload and Back", async ({ open, events }) => {
  const page = await open("/gallery");
  const { cards, count } = past(page);
  const there = endedOf(events, "UK");
  expect(there.length).toBeGreaterThan(0);
  await tab(page, "UK").click();
  const expectTab = async () => {
    await expect(page).toHaveURL("/gallery?country=UK");
    await expect(tab(page, "UK")).toHaveAttribute("aria-current", "page");
    await expect(tab(page, "All Countries")).not.toHaveAttribute("aria-current", "page");
    await expect(count).toHaveText(countOf(there));
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
      there.map(({ eventName }) => eventName),
    );
  };
  await expectTab();
  await page.reload();
  await comeAlive(page);
  await expectTab();
  await tab(page, "All Countries").click();
  await expect(page).toHaveURL("/gallery");
  await expect(count).toHaveText(countOf(endedOf(events)));
  await page.goBack();
  await expectTab();
});

test("an unknown country shows all of them", async ({ open, events }) => {
  const page = await open("/gallery?country=atlantis&page=-3");
  await expect(past(page).count).toHaveText(countOf(endedOf(events)));
  await expect(tab(page, "All Countries")).toHaveAttribute("aria-current", "page");
});

test("the list fades while past events load", async ({ page, open }) => {
  await open("/gallery");
  const release = await holdCall(page, "events.list");
  await tab(page, "NZ").click();
  const list = past(page).region.locator('[aria-busy="true"]');
  await expect(list).toHaveCSS("opacity", "0.6");
  await expect(page.getByRole("region", { name: "On film" })).toBeVisible();
  release();
  await expect(tab(page, "NZ")).toHaveAttribute("aria-current", "page");
  await expect(tab(page, "NZ")).toBeFocused();
  await expect(list).toHaveCount(0);
});

test("past events that fail to load can be requested again", async ({
  page,
  open,
  events,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_INTERNET_DISCONNECTED .*events\.list/);
  await open("/gallery");
  await loseCall(page, "events.list");
  await tab(page, "NZ").click();
  const { region, cards } = past(page);
  await expect(region.getByText("Failed to load events")).toBeVisible();
  await expectNoAxeViolations(page);
  await restoreCall(page, "events.list");
  await region.getByRole("link", { name: "Try again" }).click();
  await expect(cards).toHaveCount(endedOf(events, "NZ").length);
  await expect(page).toHaveURL("/gallery?country=NZ");
});

test("a failing server is reported, not hidden", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/503 .*events\.list/);
  await open("/gallery");
  await answerCall(page, "events.list", { status: 503, message: "Out of order" });
  await tab(page, "NZ").click();
  await expect(past(page).region.getByText("Failed to load events")).toBeVisible();
  await expect(past(page).cards).toHaveCount(0);
});

test("more events than fit a page are on further pages", async ({ page, open, db, events }) => {
  const ids = await storeLongGone(db, galleryPageLimit + 1);
  const total = endedOf(events, "CA").length + ids.length;
  try {
    await expect(async () => {
      await open("/gallery?country=CA");
      // A page from the server's cache is a few seconds old.
      await expect(past(page).count).toHaveText(`${total} past events`, { timeout: 1_000 });
    }).toPass();
    const { cards, region } = past(page);
    await expect(cards).toHaveCount(galleryPageLimit);
    const first = await cards.getByRole("heading").allTextContents();
    const pages = region.getByRole("navigation", { name: "Pages" });
    await expect(pages.getByRole("link", { name: "Show later parties" })).toHaveCount(0);
    await pages.getByRole("link", { name: "Earlier parties" }).click();
    await expect(page).toHaveURL("/gallery?country=CA&page=2");
    await expect(cards).toHaveCount(total - galleryPageLimit);
    await expect(cards.first()).toBeInViewport();
    const second = await cards.getByRole("heading").allTextContents();
    expect(new Set([...first, ...second]).size).toBe(total);
    await expect(tab(page, "CA")).toHaveAttribute("aria-current", "page");
    await expect(past(page).count).toHaveText(`${total} past events`);
    await page.reload();
    await comeAlive(page);
    await expect(cards).toHaveCount(total - galleryPageLimit);
    await expect(pages.getByRole("link", { name: "Earlier parties" })).toHaveCount(0);
    await pages.getByRole("link", { name: "Show later parties" }).click();
    await expect(page).toHaveURL("/gallery?country=CA");
    await expect(cards).toHaveCount(galleryPageLimit);
    // An old bookmark of a page that no longer exists.
    await page.goto("/gallery?country=CA&page=9");
    await comeAlive(page);
    await region.getByRole("link", { name: "Show the earliest parties" }).click();
    await expect(page).toHaveURL("/gallery?country=CA&page=2");
    await expect(cards).toHaveCount(total - galleryPageLimit);
  } finally {
    await db.deleteFrom("events").where("id", "in", ids).execute();
  }
});
