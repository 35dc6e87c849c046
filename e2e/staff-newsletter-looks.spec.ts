import { expectNoAxeViolations } from "./axe.ts";
import { test } from "./people.ts";
import { expectNoSidewaysScroll } from "./sideways.ts";
import { choose } from "./staff.ts";
import { take } from "./take.ts";
import { expect } from "./test.ts";

for (const scheme of ["light", "dark"] as const) {
  test(
    `the newsletter looks well and axe finds nothing, ${scheme}`,
    { tag: "@both" },
    async ({ page, openStaff, people }) => {
      test.slow();
      const { run, emailOf } = await people(60);
      await choose(page, scheme);
      await openStaff(`/admin/newsletter?search=${run}`);
      await page.getByRole("checkbox", { name: "Select all on this page" }).check();
      await expect(page.getByRole("button", { name: "Apply (20)" })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await take(page, `staff-newsletter-${scheme}`);
      await page.getByRole("combobox", { name: "Action" }).selectOption("Add Tag");
      await page.getByRole("button", { name: "Apply (20)" }).click();
      await expect(page.getByLabel("Enter tag to add:")).toBeFocused();
      await expectNoAxeViolations(page);
      await take(page, `staff-newsletter-tag-${scheme}`, { fullPage: false });
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: emailOf(5), exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("listitem")).toBeVisible();
      await expectNoAxeViolations(page);
      await take(page, `staff-newsletter-subscriber-${scheme}`, { fullPage: false });
    },
  );
}

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ page, openStaff }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["newsletter", "messages"]) {
      await openStaff(`/admin/${path}`);
      await expect(page.getByRole("table")).toBeVisible();
      await expectNoSidewaysScroll(page);
      await take(page, `staff-${path}-narrow`, { fullPage: false });
    }
  },
);
