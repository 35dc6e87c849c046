import type { Figures } from "@before-ten/contracts/analytics/output";
import { changeText } from "@before-ten/contracts/analytics/figure-text";
import { dayBefore } from "@before-ten/contracts/analytics/period";
import { parse } from "csv-parse/sync";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, restoreCall } from "../support/calls.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { test as base } from "../support/admin-test.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

interface AnalyticsFixtures {
  /** The API's answer to a question. */
  figuresOf: (query: string) => Promise<Figures>;
}

const test = base.extend<AnalyticsFixtures>({
  figuresOf: async ({ request, session }, use) => {
    await use(async (query) => {
      const answer = await request.get(`/api/admin/analytics/figures?${query}`, {
        headers: { authorization: `Bearer ${session.token}` },
      });
      const { data }: { data: Figures } = await answer.json();
      return data;
    });
  },
});

const tiles = (page: Page) => page.getByRole("region", { name: "Figures", exact: true });
const table = (page: Page, title: string) =>
  page.getByRole("region", { name: title, exact: true }).getByRole("table");
const chart = (page: Page) => page.getByRole("img", { name: /over time/ });
/** The figures, those of today so far, and those of the period before. */
const lines = (page: Page) => chart(page).locator(".recharts-line path");
const byCityAndChannel = "Ticket clicks by city and channel";
const text = (figure: number) => figure.toLocaleString("en-AU");

test("shows and exports the API's figures", async ({ openAdmin, page, figuresOf }) => {
  const query = "rows=city&columns=channel&period=7d";
  await openAdmin(`/admin/analytics?${query}`);
  await expect(async () => {
    // Other tests visit events meanwhile.
    const { items, columnItems, totals, total } = await figuresOf(query);
    await page.reload();
    await expect(tiles(page)).toContainText(`Ticket clicks${text(totals.clicks)}`, {
      timeout: 3_000,
    });
    await expect(tiles(page)).toContainText(`Page views${text(totals.views)}`);
    await expect(tiles(page)).toContainText(`New subscribers${text(totals.newSubscribers ?? 0)}`);
    const rows = table(page, byCityAndChannel).getByRole("row");
    const cellsOf = (row: typeof total) => [
      ...[...row.cells, row.value, row.before].map(text),
      changeText("clicks", row),
    ];
    await expect(rows.first().getByRole("columnheader")).toHaveText(
      [
        "City",
        ...columnItems.map(({ label, detail }) => label + (detail ?? "")),
        "Total",
        "Period before",
        "Change",
      ],
      { timeout: 3_000 },
    );
    for (const [index, item] of items.entries()) {
      await expect(rows.nth(index + 1).locator("th, td")).toHaveText([
        item.label + (item.detail ?? ""),
        ...cellsOf(item),
      ]);
    }
    await expect(rows.last().locator("th, td")).toHaveText(["Total", ...cellsOf(total)]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Export CSV: ${byCityAndChannel}` }).click(),
    ]);
    const lineTexts: string[][] = parse(await readFile(await download.path(), "utf8"), {
      bom: true,
    });
    expect(lineTexts.slice(1).map(([label, , ...cells]) => [label, ...cells])).toEqual(
      [...items, { ...total, label: "Total" }].map((row) => [
        row.label,
        ...[...row.cells, row.value, row.before].map(String),
        changeText("clicks", row),
      ]),
    );
  }).toPass({ timeout: 30_000 });
  await expect(lines(page)).toHaveCount(3);
});

test("keeps the question in the address, and goes from a city to its parties to one party", async ({
  openAdmin,
  page,
  makeEvent,
  db,
}) => {
  const name = `Counted ${crypto.randomUUID().slice(0, 8)}`;
  const city = `Testville ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, "x")}`;
  const location = { formatted: `Hall, ${city}`, coordinates: null, city };
  const { id } = await makeEvent({ eventName: name });
  await db
    .updateTable("events")
    .set({ location: JSON.stringify(location), location_label: location.formatted })
    .where("id", "=", id)
    .execute();
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await db
    .insertInto("event_daily_counts")
    .values([
      { event_id: id, day, views: 1_234_500, clicks: 98_765 },
      { event_id: id, day: dayBefore(day, 1), views: 1, clicks: 0 },
    ])
    .execute();
  await openAdmin("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByText("Analytics").click();
  await expect(page).toHaveURL("/admin/analytics");
  await page.getByLabel("By", { exact: true }).selectOption("City");
  await page.getByLabel("Period").selectOption("Last 7 days");
  await expect(page).toHaveURL("/admin/analytics?rows=city&period=7d");
  await table(page, "Ticket clicks by city").getByRole("link", { name: city }).click();
  await expect(page).toHaveURL(/\?city=Testville.*&period=7d/);
  const row = table(page, "Ticket clicks by party").getByRole("row", { name });
  await expect(row).toContainText("98,765");
  await page.goBack();
  await expect(page).toHaveURL("/admin/analytics?rows=city&period=7d");
  await page.goForward();
  await row.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/admin/analytics/events/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(tiles(page)).toContainText("Ticket clicks98,765");
  await expect(table(page, "Ticket clicks by channel")).toContainText("Not known98,765");
  await expect(page.getByRole("list", { name: "What happened when" })).toContainText("Party");
  await expect(lines(page)).toHaveCount(2);
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-analytics-event");
});

test("puts campaigns beside each other", { tag: "@both" }, async ({ openAdmin, page }) => {
  await openAdmin("/admin/analytics");
  await page.getByRole("link", { name: "Compare campaigns" }).click();
  await expect(page).toHaveURL("/admin/analytics/campaigns");
  await expect(page.getByRole("region", { name: "What to do next" })).toBeVisible();
  await page.getByLabel("Order").selectOption("Most clicked");
  await expect(page).toHaveURL("/admin/analytics/campaigns?sort=clicked");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("Ticket clicks per 100");
  await expectGoodLooks(page, "staff-analytics-campaigns");
});

test("shows the chart's figures as a table", async ({ openAdmin, page }) => {
  await openAdmin("/admin/analytics?period=7d");
  await page.getByText("The same figures as a table").click();
  const days = page.getByRole("region", { name: "Figures of each day" });
  await expect(days.getByRole("row")).toHaveCount(8);
  await expect(days).toContainText("so far");
  await expect(page.getByRole("button", { name: "Export CSV", exact: true })).toBeVisible();
});

test("asks for days", async ({ openAdmin, page }) => {
  await openAdmin("/admin/analytics?month=2026-02");
  await page.getByLabel("Period").selectOption("Between two days");
  await expect(page).toHaveURL("/admin/analytics?from=2026-02-01&to=2026-02-28");
  await page.getByLabel("From").fill("2026-03-05");
  await expect(page).toHaveURL("/admin/analytics?from=2026-03-05&to=2026-03-05");
});

test("reserves its space while it loads", async ({ openAdmin, page }) => {
  const letGo = await holdCall(page, "analytics.figures");
  await openAdmin("/admin/analytics");
  const loading = page.getByRole("status", { name: "Loading analytics" });
  await expect(loading).toBeVisible();
  const title = await tiles(page).boundingBox();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-analytics-loading");
  letGo();
  await expect(chart(page)).toBeVisible();
  await expect(loading).toBeHidden();
  expect((await tiles(page).boundingBox())?.y).toEqual(title?.y);
});

test("says if its figures can't be loaded, and tries again", async ({
  openAdmin,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*analytics\.figures/, /console error/);
  await answerCall(page, "analytics.figures", { status: 400, message: "No" });
  await openAdmin("/admin/analytics");
  await expect(page.getByRole("alert").getByText("Failed to load analytics")).toBeVisible();
  await expect(tiles(page).getByText("–")).toHaveCount(4);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await expectNoAxeViolations(page);
  await restoreCall(page, "analytics.figures");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(chart(page)).toBeVisible();
});

test("says if nothing was counted", async ({ openAdmin, page }) => {
  await openAdmin("/admin/analytics?from=2001-01-01&to=2001-01-02");
  await expect(page.getByText("Nothing was counted on these days")).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-analytics-empty");
});

test("works without the chart if its code can't be loaded", async ({
  openAdmin,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/failed .*trend-chart/, /console error/);
  await page.route(/assets\/trend-chart.*\.js/, (route) => route.abort("internetdisconnected"));
  await openAdmin("/admin/analytics");
  await expect(page.getByText("The chart can’t be drawn right now.")).toBeVisible();
  await expect(table(page, "Ticket clicks by party")).toBeVisible();
});

test("in light and dark colours", { tag: "@both" }, async ({ openAdmin, page }) => {
  await openAdmin("/admin/analytics?columns=channel");
  await expect(lines(page)).toHaveCount(3);
  await expectGoodLooks(page, "staff-analytics");
});

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ openAdmin, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAdmin("/admin/analytics?period=365d&columns=channel");
    await expect(lines(page)).toHaveCount(3);
    await expectNoOverflow(page);
    await screenshot(page, "staff-analytics-narrow");
  },
);
