import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/subscribers.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { choose } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

const row = (page: Page) => page.getByRole("table").locator("tbody").getByRole("row").first();

for (const { width, scheme } of [
  { width: 320, scheme: "light" },
  { width: 768, scheme: "dark" },
] as const) {
  test(
    `at ${width} px every cell of a row is visible, ${scheme}`,
    { tag: "@phone" },
    async ({ page, openAdmin, makeEvent, db }) => {
      test.slow();
      const event = await makeEvent({ eventName: "x".repeat(60) });
      const soon = new Date(Date.now() + 60_000);
      await db.updateTable("events").set({ starts_at: soon }).where("id", "=", event.id).execute();
      await page.setViewportSize({ width, height: 800 });
      await choose(page, scheme);
      await page.addInitScript(() => localStorage.setItem("events-view", "table"));
      for (const path of ["", "/events", "/blogs", "/users"]) {
        await openAdmin(`/admin${path}`);
        await expect(row(page)).toBeVisible();
        await expectNoOverflow(page);
        await expectWithinTable(page);
        await expectNoAxeViolations(page);
      }
    },
  );
}

/** Expects that no cell is cut off at the table's edge or overlaps another. */
async function expectWithinTable(page: Page): Promise<void> {
  const beyond = await page.getByRole("table").evaluate((table) => {
    const { left, right } = table.getBoundingClientRect();
    return [...table.querySelectorAll("tbody :is(th, td, a, button)")]
      .map((cell) => cell.getBoundingClientRect())
      .filter((box) => box.width > 0 && (box.left < left - 1 || box.right > right + 1)).length;
  });
  expect(beyond).toBe(0);
}

test("a status is never cut off", { tag: "@both" }, async ({ page, openAdmin }) => {
  for (const path of ["", "/events", "/blogs", "/newsletter", "/users"]) {
    await openAdmin(`/admin${path}`);
    const badges = page.locator("main [data-tone]");
    await expect(badges.first()).toBeVisible();
    const cut = await badges.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(cut).toBe(0);
  }
});

test("the bulk actions stay visible, and cover no focused control", async ({
  page,
  openAdmin,
  people,
}) => {
  const { run, emailOf } = await people(20);
  await page.setViewportSize({ width: 1440, height: 640 });
  await openAdmin(`/admin/newsletter?search=${run}`);
  await expect(page.getByText("20 subscribers")).toBeVisible();
  const before = await row(page).boundingBox();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const apply = page.getByRole("button", { name: "Apply (20)" });
  await expect(apply).toBeVisible();
  expect(await row(page).boundingBox()).toEqual(before);
  await page.getByRole("row").last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("row").first()).toBeInViewport({ ratio: 1 });
  expect(await isCovered(apply)).toBe(false);
  const early = page.getByRole("button", { name: emailOf(3), exact: true });
  expect(await isCovered(early)).toBe(true);
  await early.focus();
  expect(await isCovered(early)).toBe(false);
});

function isCovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + 2));
  });
}

test("a long form can be saved from anywhere", async ({ page, openAdmin }) => {
  for (const path of ["events", "blogs"]) {
    await openAdmin(`/admin/${path}/create`);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator("form [type=submit]")).toBeInViewport({ ratio: 1 });
  }
});
