import { expectGoodLooks } from "../support/looks.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, restoreCall } from "../support/calls.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { creation, ownPassword, row, rows, test } from "../support/accounts.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";
import { chooseAction } from "../support/row-menu.ts";

test("keeps role and page in the address", async ({ openAdmin, page }) => {
  await openAdmin("/admin/users");
  const role = page.getByRole("combobox", { name: "Account" });
  await role.selectOption("Admin");
  await expect(page).toHaveURL("/admin/users?role=admin");
  await expect(page.getByRole("cell", { name: "User", exact: true })).toHaveCount(0);
  await page.reload();
  await expect(role).toHaveValue("admin");
  await role.selectOption("All");
  await expect(page).toHaveURL("/admin/users");

  const items = Array.from({ length: 20 }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000000${index + 10}`,
    name: `Person ${index + 1}`,
    email: `person-${index + 1}@mail.example`,
    role: "user",
    emailVerified: true,
    createdAt: "2026-11-20T10:00:00.000Z",
  }));
  await answerCall(page, "users.list", {
    data: { items, pagination: { page: 1, limit: 20, total: 45, pages: 3 } },
  });
  await openAdmin("/admin/users?role=user");
  await expect(page.getByText("45 accounts")).toBeVisible();
  await expect(rows(page)).toHaveCount(21);
  await expect(row(page, { email: "person-7@mail.example" })).toContainText("Confirmed");
  const requested = page.waitForRequest(/users\.list/);
  await page.getByRole("button", { name: "Page 2" }).click();
  expect(decodeURIComponent((await requested).url())).toContain('"page":2');
  await expect(page).toHaveURL("/admin/users?role=user&page=2");
  await role.selectOption("Admin");
  await expect(page).toHaveURL("/admin/users?role=admin");
});

test("a page past the last redirects to it", async ({ openAdmin, page }) => {
  await openAdmin("/admin/users?role=admin&page=900");
  await expect(page).not.toHaveURL(/page=900/);
  await expect(rows(page).nth(1)).toBeVisible();
});

test("reserves its space while it loads, and can be retried", async ({
  openAdmin,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*users\.list/, /console error/);
  await answerCall(page, "users.list", { status: 400, message: "No" });
  const letGo = await holdCall(page, "users.list");
  await openAdmin("/admin/users");
  await expect(page.getByRole("status", { name: "Loading accounts" })).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-users-loading");
  letGo();
  await expect(page.getByRole("alert").getByText("Failed to load accounts")).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "staff-users-failed");
  await restoreCall(page, "users.list");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, { email: "(you)" })).toBeVisible();
});

test("says if there is no account with a role", async ({ openAdmin, page }) => {
  await answerCall(page, "users.list", {
    data: { items: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } },
  });
  await openAdmin("/admin/users?role=user");
  await expect(page.getByText("No accounts found")).toBeVisible();
  await restoreCall(page, "users.list");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/users");
  await expect(row(page, { email: "(you)" })).toBeVisible();
});

test("in light and dark colours", { tag: "@both" }, async ({ openAdmin, page, makeAdmin }) => {
  test.slow();
  const person = await makeAdmin();
  await openAdmin("/admin/users?role=admin");
  await expect(row(page, person)).toBeVisible();
  await expectGoodLooks(page, "staff-users");
  const fields = creation(page);
  await page.getByRole("button", { name: "Create admin" }).click();
  await fields.submit.click();
  await expect(fields.dialog.getByText("Password is required")).toHaveCount(2);
  await expectGoodLooks(page, "staff-users-create", { fullPage: false });
  await page.keyboard.press("Escape");
  await expect(fields.dialog).toBeHidden();
  await chooseAction(page, person.name, "Delete");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectGoodLooks(page, "staff-users-delete", { fullPage: false });
});

test(
  "one's own account in light and dark colours",
  { tag: "@both" },
  async ({ openAdmin, page, session }) => {
    const pendingEmail = "a-new-address-that-is-rather-long@mail.example";
    await answerCall(page, "auth.me", { data: { ...session.user, pendingEmail } });
    await openAdmin("/admin/account");
    const account = page.getByRole("region", { name: "Your account" });
    await expect(account.getByRole("alert")).toContainText(pendingEmail);
    await account.getByRole("textbox", { name: "Your email" }).fill("another@mail.example");
    await expect(ownPassword(account)).toBeVisible();
    await expectGoodLooks(page, "staff-account");
  },
);

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ openAdmin, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAdmin("/admin/users");
    await expect(rows(page).nth(1)).toBeVisible();
    await expectNoOverflow(page);
    await screenshot(page, "staff-users-narrow");
  },
);
