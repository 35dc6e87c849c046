import { expectGoodLooks } from "../support/looks.ts";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, restoreCall } from "../support/calls.ts";
import {
  createButton,
  createKey,
  creation,
  giveToFormerAdmin,
  keyRow,
  storing,
  test,
} from "../support/api-keys.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";
import { chooseAction } from "../support/row-menu.ts";

const long = "The ticket shop's nightly look at what is on, run by no one in particular";

test("reserves its space while it loads, and can be retried", async ({
  openAdmin,
  page,
  makeKey,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*apiKeys\.list/, /console error/);
  const { name } = await makeKey("Waiting");
  await answerCall(page, "apiKeys.list", { status: 400, message: "No" });
  const letGo = await holdCall(page, "apiKeys.list");
  await openAdmin("/admin/api-keys");
  await expect(page.getByRole("status", { name: "Loading API keys" })).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-api-keys-loading");
  letGo();
  await expect(page.getByRole("alert").getByText("Failed to load API keys")).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-api-keys-failed");
  await restoreCall(page, "apiKeys.list");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(keyRow(page, name)).toBeVisible();
});

test("says so when offline", async ({ openAdmin, page, context, pageErrors }) => {
  pageErrors.expect(/failed net::ERR_INTERNET_DISCONNECTED .*apiKeys\.list/, /console error/);
  const letGo = await holdCall(page, "apiKeys.list");
  await openAdmin("/admin/api-keys");
  await context.setOffline(true);
  letGo();
  // The alert is shown after two retries.
  await expect(page.getByRole("alert").getByText("Failed to load API keys")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^\d+ API keys?$/)).toBeVisible();
});

test("offers to create the first key", { tag: "@both" }, async ({ openAdmin, page }) => {
  await answerCall(page, "apiKeys.list", { data: [] });
  await openAdmin("/admin/api-keys");
  await expect(page.getByText("No API keys yet")).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-api-keys-empty");
  await page.getByRole("button", { name: "Create the first API key" }).click();
  await expect(creation(page).name).toBeFocused();
});

test(
  "a key says if its creator is no longer an admin",
  { tag: "@both" },
  async ({ openAdmin, page, makeKey, db }) => {
    const asleep = await makeKey("Asleep");
    const awake = await makeKey("Awake");
    const former = await giveToFormerAdmin(db, asleep.id);
    await openAdmin("/admin/api-keys");
    const mark = "No longer an admin: calls with this key fail";
    await expect(keyRow(page, asleep.name)).toContainText(mark);
    await expect(keyRow(page, awake.name)).not.toContainText(mark);
    await expectNoAxeViolations(page);
    await screenshot(page, "staff-api-keys-asleep");
    await former.leave();
  },
);

test(
  "in light and dark colours",
  { tag: "@both" },
  async ({ openAdmin, page, request, makeKey, mark }) => {
    test.slow();
    const used = await makeKey("Mail sync", [
      "read",
      "events:write",
      "subscribers:write",
      "campaigns:write",
    ]);
    const headers = { authorization: `Bearer ${used.secret}` };
    expect((await request.get("/api/admin/dashboard", { headers })).status()).toBe(200);
    await makeKey(long);
    await openAdmin("/admin/api-keys");
    await expect(keyRow(page, used.name)).toBeVisible();
    await expectGoodLooks(page, "staff-api-keys");

    const form = creation(page);
    await createButton(page).click();
    await form.submit.click();
    await expect(form.dialog.getByText("Please choose at least one scope")).toBeVisible();
    await expectGoodLooks(page, "staff-api-keys-create", { fullPage: false });
    await page.keyboard.press("Escape");
    await expect(form.dialog).toBeHidden();

    await createKey(page, `Shown ${mark}`);
    await expectGoodLooks(page, "staff-api-keys-secret", { fullPage: false });
    await storing(page).stored.click();
    await expect(storing(page).dialog).toBeHidden();

    await chooseAction(page, used.name, "Revoke");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectGoodLooks(page, "staff-api-keys-revoke", { fullPage: false });
  },
);

test(
  "the narrowest phone needs no sideways scroll, and touch targets are large enough",
  { tag: "@phone" },
  async ({ openAdmin, page, makeKey, mark }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { name } = await makeKey(`${long.slice(0, 40)} ${"x".repeat(40)}`, [
      "read",
      "events:write",
      "subscribers:write",
      "campaigns:write",
    ]);
    await openAdmin("/admin/api-keys");
    await expect(keyRow(page, name)).toBeVisible();
    await expectFits(page);
    await expectFingerFinds(page, "main button");
    await screenshot(page, "staff-api-keys-narrow");

    await createButton(page).click();
    await expectFits(page);
    await expectFingerFinds(page, "form button");
    await screenshot(page, "staff-api-keys-create-narrow", { fullPage: false });
    await page.keyboard.press("Escape");
    await expect(creation(page).dialog).toBeHidden();

    await createKey(page, `Narrow ${mark}`);
    await expectFits(page);
    await expectFingerFinds(page, "[role=dialog] button");
    await screenshot(page, "staff-api-keys-secret-narrow", { fullPage: false });
    await storing(page).stored.click();

    await chooseAction(page, name, "Revoke");
    await expect(page.getByRole("dialog", { name: `Revoke ${name}` })).toBeVisible();
    await expectFits(page);
    await expectFingerFinds(page, "[role=dialog] .mantine-Button-root");
    await screenshot(page, "staff-api-keys-revoke-narrow", { fullPage: false });
  },
);

async function expectFits(page: Page) {
  const overflow = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("[role=dialog]")].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(overflow.filter((pixels) => pixels > 0)).toEqual([]);
}

async function expectFingerFinds(page: Page, selector: string) {
  const found = page.locator(selector);
  await expect(found.first()).toBeVisible();
  const heights = await found.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
}
