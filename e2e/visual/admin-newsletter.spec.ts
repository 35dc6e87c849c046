import { expectGoodLooks } from "../support/looks.ts";
import { test } from "../support/subscribers.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

test(
  "the newsletter looks well and axe finds nothing, light and dark",
  { tag: "@both" },
  async ({ page, openAdmin, people }) => {
    test.slow();
    const { run, emailOf } = await people(60);
    await openAdmin(`/admin/newsletter?search=${run}`);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(page.getByRole("button", { name: "Apply (20)" })).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-newsletter");
    await page.getByRole("combobox", { name: "Action" }).selectOption("Add Tag");
    await page.getByRole("button", { name: "Apply (20)" }).click();
    await expect(page.getByLabel("Enter tag to add:")).toBeFocused();
    await expectGoodLooks(page, "staff-newsletter-tag", { fullPage: false });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: emailOf(5), exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    await expectGoodLooks(page, "staff-newsletter-subscriber", { fullPage: false });
  },
);

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ page, openAdmin }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["newsletter", "messages"]) {
      await openAdmin(`/admin/${path}`);
      await expect(page.getByRole("table")).toBeVisible();
      await expectNoOverflow(page);
      await screenshot(page, `staff-${path}-narrow`, { fullPage: false });
    }
  },
);
