import { expectGoodLooks } from "../support/looks.ts";
import type { Analytics } from "@before-ten/contracts/analytics/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { disruptionLabels } from "@before-ten/contracts/events/state-messages";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, restoreCall } from "../support/calls.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { test as base } from "../support/admin-test.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

interface AnalyticsFixtures {
  /** The API's figures for a period. */
  analyticsOf: (period: string) => Promise<Analytics>;
}

const test = base.extend<AnalyticsFixtures>({
  analyticsOf: async ({ request, session }, use) => {
    await use(async (period) => {
      const answer = await request.get(`/api/admin/analytics?period=${period}`, {
        headers: { authorization: `Bearer ${session.token}` },
      });
      const { data }: { data: Analytics } = await answer.json();
      return data;
    });
  },
});

const figures = (page: Page) => page.getByRole("region", { name: "Figures", exact: true });
const days = (page: Page) => page.getByRole("region", { name: "Figures of each day" });
const byEvent = (page: Page) => page.getByRole("region", { name: "By event" });
const byCountry = (page: Page) => page.getByRole("region", { name: "By country" });
const byChannel = (page: Page) => page.getByRole("region", { name: "By channel" });
const chart = (page: Page) => page.getByRole("img", { name: /^Views, clicks and new subscribers/ });
const lines = (page: Page) => chart(page).locator(".recharts-line path");
const text = (figure: number) => figure.toLocaleString("en-AU");

const nothing = {
  period: "30d",
  totals: { views: 0, clicks: 0, clickRate: 0, newSubscribers: 0 },
  totalsBefore: { views: 0, clicks: 0, clickRate: 0, newSubscribers: 0 },
  unfinishedFrom: "2026-11-22",
  daysBefore: [],
  days: [{ day: "2026-11-21", views: 0, clicks: 0, newSubscribers: 0 }],
  events: [],
  countries: [],
  channels: [],
  channelsSince: null,
};

test("shows the API's figures", async ({ openAdmin, page, analyticsOf }) => {
  await openAdmin("/admin/analytics");
  await expect(async () => {
    // Other tests visit events meanwhile.
    const {
      totals,
      totalsBefore,
      unfinishedFrom,
      days: each,
      events,
      countries,
      channels,
    } = await analyticsOf("30d");
    await page.reload();
    for (const figure of [
      `Views${text(totals.views)}`,
      `Ticket clicks${text(totals.clicks)}`,
      `Click rate${totals.clickRate.toFixed(1)}%${totalsBefore.clickRate.toFixed(1)}% in the 30 days before`,
      `New subscribers${text(totals.newSubscribers)}`,
    ]) {
      await expect(figures(page)).toContainText(figure, { timeout: 3_000 });
    }
    await expect(days(page).getByRole("row")).toHaveText(
      [
        "DayViewsClicksNew subscribers",
        ...each
          .toReversed()
          .map(
            ({ day, views, clicks, newSubscribers }) =>
              dayText(day) +
              (day >= unfinishedFrom ? " so far" : "") +
              text(views) +
              text(clicks) +
              text(newSubscribers),
          ),
      ],
      { timeout: 3_000 },
    );
    await expect(byEvent(page).getByRole("row")).toHaveCount(events.length + 1);
    for (const [index, event] of events.entries()) {
      const { eventName, country, disruption, views, clicks, clickRate } = event;
      const state = disruption === null ? "" : `, ${disruptionLabels[disruption].toLowerCase()}`;
      const row = byEvent(page)
        .getByRole("row")
        .nth(index + 1);
      await expect(row).toContainText(eventName);
      await expect(row).toContainText(
        `${countryOf(country).name}${state}${text(views)}${text(clicks)}${clickRate.toFixed(1)}%`,
      );
    }
    await expect(byCountry(page).getByRole("row")).toHaveCount(countries.length + 1);
    await expect(byChannel(page).getByRole("row")).toHaveCount(channels.length + 1);
  }).toPass({ timeout: 30_000 });
  await expect(lines(page)).toHaveCount(4);
});

/** As `21 Nov 2026`, in Australian English, without the page's own code. */
function dayText(day: string): string {
  const date = new Date(day);
  const month = "Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec".split(" ")[date.getUTCMonth()];
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

test("counts an event's views and clicks, and links to its page", async ({
  openAdmin,
  page,
  makeEvent,
  db,
}) => {
  const name = `Counted ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeEvent({ eventName: name });
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await db
    .insertInto("event_daily_counts")
    .values({ event_id: id, day, views: 1_234_500, clicks: 98_765 })
    .execute();
  await openAdmin("/admin/analytics?period=7d");
  const row = byEvent(page).getByRole("row", { name });
  await expect(row).toContainText(`${name}Australia1,234,50098,7658.0%`);
  await row.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/admin/events/edit/${id}`);
  await expect(page.getByRole("textbox", { name: "Event name" })).toHaveValue(name);
});

test("keeps its period in the address", async ({ openAdmin, page }) => {
  await openAdmin("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByText("Analytics").click();
  await expect(page).toHaveURL("/admin/analytics");
  const period = page.getByRole("radiogroup", { name: "Period" });
  await expect(period.getByRole("radio", { name: "30 days" })).toBeChecked();
  await expect(days(page).getByRole("row")).toHaveCount(31);
  await period.getByText("7 days", { exact: true }).click();
  await expect(page).toHaveURL("/admin/analytics?period=7d");
  await expect(days(page).getByRole("row")).toHaveCount(8);
  await page.reload();
  await expect(period.getByRole("radio", { name: "7 days", exact: true })).toBeChecked();
  await expect(days(page).getByRole("row")).toHaveCount(8);
  await period.getByRole("radio", { name: "7 days", exact: true }).press("ArrowLeft");
  await expect(page).toHaveURL("/admin/analytics?period=365d");
  await expect(days(page).getByRole("row")).toHaveCount(366);
  await period.getByText("30 days").click();
  await expect(page).toHaveURL("/admin/analytics");
  await openAdmin("/admin/analytics?period=8d");
  await expect(period.getByRole("radio", { name: "30 days" })).toBeChecked();
});

test("shows a day's figures on hover in the chart", async ({ openAdmin, page, analyticsOf }) => {
  await openAdmin("/admin/analytics?period=7d");
  await expect(lines(page)).toHaveCount(4);
  const [, , , middle] = (await analyticsOf("7d")).days;
  const { width, height } = (await lines(page).first().boundingBox()) ?? { width: 0, height: 0 };
  // The drawing is above its lines and gets their pointer events.
  await lines(page)
    .first()
    .hover({ force: true, position: { x: width / 2, y: height / 2 } });
  await expect(chart(page).locator(".recharts-tooltip-wrapper")).toContainText(
    dayText(middle?.day ?? ""),
  );
});

test("reserves its space while it loads", async ({ openAdmin, page }) => {
  const letGo = await holdCall(page, "analytics.get");
  await openAdmin("/admin/analytics");
  const loading = page.getByRole("status", { name: "Loading analytics" });
  await expect(loading).toBeVisible();
  const title = await figures(page).boundingBox();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-analytics-loading");
  letGo();
  await expect(days(page)).toBeVisible();
  await expect(loading).toBeHidden();
  expect(await figures(page).boundingBox()).toEqual(title);
});

test("says if its figures can't be loaded, and tries again", async ({
  openAdmin,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*analytics\.get/, /console error/);
  await answerCall(page, "analytics.get", { status: 400, message: "No" });
  await openAdmin("/admin/analytics");
  await expect(page.getByRole("alert").getByText("Failed to load analytics")).toBeVisible();
  await expect(figures(page).getByText("–")).toHaveCount(4);
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-analytics-failed");
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await expectNoAxeViolations(page);
  await restoreCall(page, "analytics.get");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(days(page).getByRole("row")).toHaveCount(31);
});

test("says if nothing was counted", async ({ openAdmin, page }) => {
  await answerCall(page, "analytics.get", { data: nothing });
  await openAdmin("/admin/analytics");
  await expect(page.getByText("Nothing was counted on these days")).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-analytics-empty");
});

test("works without the chart if its code can't be loaded", async ({
  openAdmin,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/failed .*day-chart/, /console error/);
  await page.route(/assets\/day-chart.*\.js/, (route) => route.abort("internetdisconnected"));
  await openAdmin("/admin/analytics");
  await expect(page.getByText("The chart can't be drawn right now.")).toBeVisible();
  await expect(days(page).getByRole("row")).toHaveCount(31);
});

test("in light and dark colours", { tag: "@both" }, async ({ openAdmin, page }) => {
  await openAdmin("/admin/analytics");
  await expect(lines(page)).toHaveCount(4);
  await expectGoodLooks(page, "staff-analytics");
});

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ openAdmin, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAdmin("/admin/analytics?period=365d");
    await expect(lines(page)).toHaveCount(4);
    await expectNoOverflow(page);
    await screenshot(page, "staff-analytics-narrow");
  },
);
