import type { Page } from "@playwright/test";
import { answerCall, holdCall, loseCall, restoreCall } from "../support/calls.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

/** Coming from another page the browser asks for the list itself; this is where it can fail. */
function goHome(page: Page): Promise<void> {
  return page.getByRole("banner").getByRole("link", { name: "Before Ten, home" }).click();
}

test.beforeEach(({ pageErrors }) => {
  pageErrors.expect(/404 .*\/nowhere/);
});

test("a list on its way shows a spinner, and the rest of the page", async ({ page, open }) => {
  const letGo = await holdCall(page, "events.upcoming");
  await open("/nowhere");
  await goHome(page);
  const upcoming = page.getByRole("region", { name: "Next out of the sun" });
  await expect(upcoming.getByRole("status")).toHaveText("Loading events");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Party smart, not hard.");
  letGo();
  await expect(upcoming.getByRole("article")).toHaveCount(20);
  await expect(upcoming.getByRole("status")).toHaveCount(0);
});

test(
  "a list that doesn't come says so and can be tried again",
  { tag: "@both" },
  async ({ page, open, pageErrors }) => {
    pageErrors.expect(
      /net::ERR_INTERNET_DISCONNECTED .*events\.upcoming/,
      /console error: Failed to load events\.upcoming: TRPCClientError/,
    );
    await loseCall(page, "events.upcoming");
    await open("/nowhere");
    await goHome(page);
    const upcoming = page.getByRole("region", { name: "Next out of the sun" });
    await expect(upcoming.getByText("Failed to load events")).toBeVisible({ timeout: 10_000 });
    await expectNoAxeViolations(page);
    await restoreCall(page, "events.upcoming");
    await upcoming.getByRole("button", { name: "Try again" }).click();
    await expect(upcoming.getByRole("article")).toHaveCount(20);
  },
);

test("a server that says no is not asked again and again", async ({ page, open, pageErrors }) => {
  pageErrors.expect(
    /429 .*events\.upcoming/,
    /console error: Failed to load events\.upcoming: TRPCClientError/,
  );
  await answerCall(page, "events.upcoming", { status: 429, message: "Too many requests" });
  await open("/nowhere");
  await goHome(page);
  await expect(page.getByText("Failed to load events")).toBeVisible({ timeout: 900 });
  await expect(page.getByText("Too many requests")).toBeVisible();
});

test("without any event one is sent to all of them", { tag: "@both" }, async ({ page, open }) => {
  await answerCall(page, "events.upcoming", {
    data: { items: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } },
  });
  await open("/nowhere");
  await goHome(page);
  const upcoming = page.getByRole("region", { name: "Next out of the sun" });
  await expect(upcoming.getByText("No upcoming events scheduled")).toBeVisible();
  await expectNoAxeViolations(page);
  await upcoming.getByRole("status").getByRole("link", { name: "View All Events" }).click();
  await expect(page).toHaveURL("/events");
});
