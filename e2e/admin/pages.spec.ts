import {
  expectNoAxeViolationsInEitherScheme,
  expectNoAxeViolationsOnPhone,
} from "../support/axe.ts";
import { test, toast, unique } from "../support/admin-test.ts";
import { openSettings } from "../support/posts.ts";
import { chooseAction } from "../support/row-menu.ts";
import { expect } from "../support/test.ts";

test("a page is begun with a template, published with its gaps, and deleted", async ({
  page,
  openAdmin,
  pageErrors,
}) => {
  pageErrors.expect(/404 .*\/p\/rules-of-the-house|status of 404/);
  const title = unique("Rules of the house");
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  await openAdmin("/admin/pages");
  await page.getByRole("link", { name: "New page" }).first().click();
  await expect(page.getByRole("button", { name: "Privacy", exact: true })).toBeVisible();
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);
  await page.getByRole("button", { name: "House rules" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await openSettings(page);
  await page.getByRole("textbox", { name: "Address" }).fill(slug);
  await expect(page.getByText("Be kind", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("published");
  await page.getByRole("button", { name: "Create page" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Not filled in yet" });
  await expect(dialog).toContainText("[what may come in]");
  await dialog.getByRole("button", { name: "Publish anyway" }).press("Enter");
  await expect(page).toHaveURL("/admin/pages");

  const visitor = await page.context().newPage();
  await visitor.goto(`/p/${slug}`);
  await expect(visitor.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "At the door", level: 2 })).toBeVisible();
  await expectNoAxeViolationsOnPhone(visitor);

  await chooseAction(page, title, "Delete");
  await page.getByRole("button", { name: "Delete page" }).click();
  await expect(toast(page, "Page moved to the trash")).toBeVisible();
  await expect.poll(async () => (await visitor.reload())?.status()).toBe(404);
  await visitor.close();
});
