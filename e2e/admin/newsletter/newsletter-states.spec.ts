import type { Page } from "@playwright/test";
import { answerCall, holdCall, loseCall, restoreCall } from "../../support/calls.ts";
import { chooseAction } from "../../support/row-menu.ts";
import { test } from "../../support/subscribers.ts";
import { toast } from "../../support/admin-test.ts";
import { expect } from "../../support/test.ts";

const rows = (page: Page) => page.getByRole("table").locator("tbody").getByRole("row");

test("a long export shows its progress, and can be aborted", async ({ page, openAdmin }) => {
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
  await page.route(/newsletter\/export/, async (route) => {
    await end;
    await route.abort();
  });
  await openAdmin("/admin/newsletter");
  const button = page.getByRole("button", { name: "Export CSV" });
  await button.click();
  await expect(page.getByText("Exporting: 0.0 MB so far")).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Cancel export" }).click();
  await expect(page.getByText(/^Exporting/)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  letEnd();
});

test("a failed export shows the server's message, if there is one", async ({
  page,
  openAdmin,
  pageErrors,
}) => {
  pageErrors.expect(/500 .*newsletter\/export/, /429 .*newsletter\/export/);
  await page.route(/newsletter\/export/, (route) => route.fulfill({ status: 500, json: {} }));
  await openAdmin("/admin/newsletter");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(toast(page, "Failed to export subscribers")).toBeVisible();
  await page.route(/newsletter\/export/, (route) =>
    route.fulfill({ status: 429, json: { success: false, error: "One export at a time" } }),
  );
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(toast(page, "One export at a time")).toBeVisible();
});

test("an export without a session leads to the sign-in page", async ({
  page,
  openAdmin,
  pageErrors,
}) => {
  pageErrors.expect(/401 .*newsletter\/export/, /console error/);
  await openAdmin("/admin/newsletter");
  await expect(rows(page)).toHaveCount(20);
  await page.route(/newsletter\/export/, (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page).toHaveURL("/admin/login");
});

test("the figures are the server's, or 0 if they can't be loaded", async ({
  page,
  openAdmin,
  pageErrors,
}) => {
  const overview = {
    totalSubscribers: 12_345,
    newSubscribersToday: 6,
    engagementRate: 41.27,
    engagementSubscribers: 9_000,
    totalUnsubscribed: 789,
  };
  await answerCall(page, "newsletter.overview", {
    data: { period: "30d", overview, newSubscribers: 1_234 },
  });
  await openAdmin("/admin/newsletter");
  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText("Total subscribers12,345");
  await expect(figures).toContainText("New today61,234 in 30 days");
  await expect(figures).toContainText("Engagement rate41.3%");
  await expect(figures).toContainText("Unsubscribed789");
  await restoreCall(page, "newsletter.overview");
  // As specified, it is only logged.
  pageErrors.expect(
    /400 .*newsletter\.overview/,
    /Failed to load newsletter\.overview: TRPCClientError/,
  );
  await answerCall(page, "newsletter.overview", { status: 400, message: "No" });
  await page.reload();
  await expect(figures.getByText("0", { exact: true })).toHaveCount(3);
  await expect(figures.getByText("0%", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(rows(page)).toHaveCount(20);
});

test("says what can't be loaded, and tries again", async ({ page, openAdmin, pageErrors }) => {
  pageErrors.expect(/403 .*newsletter\.listForAdmin/, /console error/);
  await answerCall(page, "newsletter.listForAdmin", { status: 403, message: "No" });
  await openAdmin("/admin/newsletter");
  await expect(page.getByRole("alert").getByText("Failed to fetch subscribers")).toBeVisible();
  await restoreCall(page, "newsletter.listForAdmin");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(20);
});

test("shows skeletons while it loads, and keeps the current page while the next one loads", async ({
  page,
  openAdmin,
}) => {
  let letGo = await holdCall(page, "newsletter.listForAdmin");
  await openAdmin("/admin/newsletter");
  await expect(page.getByRole("status", { name: "Loading subscribers" })).toBeVisible();
  letGo();
  await expect(rows(page)).toHaveCount(20);
  await restoreCall(page, "newsletter.listForAdmin");
  letGo = await holdCall(page, "newsletter.listForAdmin");
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/admin/newsletter?page=2");
  await expect(rows(page)).toHaveCount(20);
  letGo();
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("failed changes are reported, and keep the selection", async ({
  page,
  openAdmin,
  people,
  pageErrors,
}) => {
  const { run, emailOf } = await people(5);
  pageErrors.expect(
    /ERR_INTERNET_DISCONNECTED .*newsletter\.setStatus/,
    /ERR_INTERNET_DISCONNECTED .*newsletter\.bulk/,
    /409 .*newsletter\.setStatus/,
    /503 .*newsletter\.bulk/,
  );
  await loseCall(page, "newsletter.setStatus");
  await loseCall(page, "newsletter.bulk");
  await openAdmin(`/admin/newsletter?search=${run}`);
  await chooseAction(page, emailOf(3), "Unsubscribe");
  await expect(toast(page, "Failed to update subscriber status")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("combobox", { name: "Action" }).selectOption("Unsubscribe");
  await page.getByRole("button", { name: "Apply (5)" }).click();
  await expect(toast(page, "Failed to perform bulk action")).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply (5)" })).toBeFocused();

  await answerCall(page, "newsletter.setStatus", { status: 409, message: "They asked to leave" });
  await answerCall(page, "newsletter.bulk", { status: 503, message: "The list is locked" });
  await chooseAction(page, emailOf(3), "Unsubscribe");
  await expect(toast(page, "They asked to leave")).toBeVisible();
  await page.getByRole("button", { name: "Apply (5)" }).click();
  await expect(toast(page, "The list is locked")).toBeVisible();
});
