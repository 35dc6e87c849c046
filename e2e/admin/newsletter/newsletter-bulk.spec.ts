import { expectNoAxeViolations } from "../../support/axe.ts";
import { recordCalls } from "../../support/calls.ts";
import { action, count, rows, status, wholePage } from "../../support/subscriber-list.ts";
import { chooseAction } from "../../support/row-menu.ts";
import { test } from "../../support/subscribers.ts";
import { toast } from "../../support/admin-test.ts";
import { screenshot } from "../../support/screenshot.ts";
import { expect } from "../../support/test.ts";

test("a selection survives paging, but not another filter", async ({ page, openAdmin, people }) => {
  const { run, emailOf } = await people(1_000);
  await openAdmin(`/admin/newsletter?search=${run}`);
  await page.getByRole("checkbox", { name: `Select ${emailOf(3)}` }).check();
  await expect(wholePage(page)).toHaveJSProperty("indeterminate", true);
  await expect(page.getByRole("button", { name: "Apply (1)" })).toBeVisible();
  await wholePage(page).check();
  await expect(page.getByRole("button", { name: "Apply (20)" })).toBeVisible();
  await page.getByRole("button", { name: "next page" }).click();
  await expect(page.getByRole("row", { name: emailOf(20) })).toBeVisible();
  await expect(wholePage(page)).not.toBeChecked();
  await page.getByRole("checkbox", { name: `Select ${emailOf(21)}` }).check();
  await expect(page.getByRole("button", { name: "Apply (21)" })).toBeVisible();
  await page.getByRole("button", { name: "previous page" }).click();
  await expect(wholePage(page)).toBeChecked();

  await page.getByRole("button", { name: "Select all 1,000 that match" }).click();
  await expect(page.getByText("All 1,000 that match are selected.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply (1,000)" })).toBeVisible();
  await page.getByRole("checkbox", { name: `Select ${emailOf(3)}` }).uncheck();
  await expect(page.getByRole("button", { name: "Apply (19)" })).toBeVisible();

  await page.getByRole("button", { name: "Apply (19)" }).click();
  await expect(toast(page, "Please select subscribers and an action")).toBeVisible();
  await status(page).selectOption("active");
  await expect(count(page, "700 subscribers")).toBeVisible();
  await expect(page.getByRole("group", { name: "Bulk actions" })).toBeHidden();
  await expect(wholePage(page)).not.toBeChecked();
});

test("selected subscribers are tagged, unsubscribed and activated", async ({
  page,
  openAdmin,
  people,
  db,
}) => {
  const { run, emailOf } = await people(1_000);
  const countWith = async (column: "tags" | "status", value: string) => {
    const found = await db
      .selectFrom("subscribers")
      .select(["tags", "status"])
      .where("email", "like", `%@${run}.example`)
      .execute();
    return found.filter((row) => row[column].includes(value)).length;
  };
  await openAdmin(`/admin/newsletter?search=${run}&status=active`);
  await wholePage(page).check();
  await action(page).selectOption("Add Tag");
  await page.getByRole("button", { name: "Apply (20)" }).click();
  const dialog = page.getByRole("dialog", { name: "Add tag" });
  const tag = dialog.getByLabel("Enter tag to add:", { exact: true });
  await expect(tag).toBeFocused();
  await tag.fill("   ");
  const calls = recordCalls(page);
  await tag.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(calls).toEqual([]);

  await page.getByRole("button", { name: "Apply (20)" }).click();
  await tag.fill(" summer list ");
  await dialog.getByRole("button", { name: "Add tag" }).click();
  await expect(toast(page, "Bulk action completed for 20 subscribers")).toBeVisible();
  await expect(page.getByText("summer list").first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Bulk actions" })).toBeHidden();
  expect(await countWith("tags", "summer list")).toBe(20);

  await page.getByRole("checkbox", { name: `Select ${emailOf(3)}` }).check();
  await page.getByRole("checkbox", { name: `Select ${emailOf(4)}` }).check();
  await action(page).selectOption("Unsubscribe");
  await page.getByRole("button", { name: "Apply (2)" }).click();
  await expect(toast(page, "Bulk action completed for 2 subscribers")).toBeVisible();
  await expect(count(page, "698 subscribers")).toBeVisible();
  // The clicked button is gone; the focus moves to the beginning of the list.
  await expect(count(page, "698 subscribers")).toBeFocused();

  await status(page).selectOption("unsubscribed");
  await page.getByRole("button", { name: emailOf(3), exact: true }).click();
  const drawer = page.getByRole("dialog", { name: emailOf(3) });
  await expect(drawer.getByRole("listitem").first()).toContainText(
    /active to unsubscribedBulk admin action.*by /,
  );
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await status(page).selectOption("all");
  await expect(count(page, "1,000 subscribers")).toBeVisible();
  await wholePage(page).check();
  await page.getByRole("button", { name: "Select all 1,000 that match" }).click();
  await action(page).selectOption("Activate");
  await page.getByRole("button", { name: "Apply (1,000)" }).click();
  const question = page.getByRole("dialog", { name: "Activate all that match" });
  await expect(question).toContainText("This affects 1,000 subscribers");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Apply (1,000)" }).click();
  await question.getByRole("button", { name: "Activate" }).click();
  await expect(toast(page, "Bulk action completed for 302 subscribers")).toBeVisible();
  await expect(rows(page).getByText("active", { exact: true })).toHaveCount(20);
});

test("a subscriber who used their own unsubscribe link is reactivated only after a question", async ({
  page,
  openAdmin,
  people,
  request,
}) => {
  const { run, emailOf } = await people(30);
  for (const index of [3, 4, 5]) {
    await request.get(`/api/contact/newsletter/unsubscribe?email=${emailOf(index)}`);
  }
  await openAdmin(`/admin/newsletter?search=${run}`);
  const activate = (email: string) => chooseAction(page, email, "Activate");

  // A subscriber who was unsubscribed by an admin is activated without a question.
  await activate(emailOf(0));
  await expect(toast(page, "Subscriber status updated to active")).toBeVisible();

  await activate(emailOf(3));
  const one = page.getByRole("dialog", { name: `Activate ${emailOf(3)}` });
  await expect(one).toContainText("They unsubscribed themselves.");
  await expect(one.getByRole("button", { name: "Cancel" })).toBeFocused();
  await screenshot(page, "newsletter-activate-one", { fullPage: false });
  await one.getByRole("button", { name: "Cancel" }).click();
  await expect(one).toBeHidden();
  await expect(page.getByRole("row", { name: emailOf(3) })).toContainText("unsubscribed");
  await activate(emailOf(3));
  await one.getByRole("button", { name: "Activate" }).click();
  await expect(page.getByRole("row", { name: emailOf(3) })).not.toContainText("unsubscribed");
  await expect(page.getByRole("button", { name: `Actions for ${emailOf(3)}` })).toBeFocused();

  await wholePage(page).check();
  await action(page).selectOption("Activate");
  await page.getByRole("button", { name: "Apply (20)" }).click();
  const many = page.getByRole("dialog", { name: "Activate the selected" });
  await expect(many).toContainText("2 of the 20 unsubscribed themselves.");
  await expectNoAxeViolations(page);
  await screenshot(page, "newsletter-activate-many", { fullPage: false });
  await many.getByRole("button", { name: "Leave them out" }).click();
  // Of the 20 subscribers, one was active again; four were pending, bounced or unsubscribed by an
  // admin.
  await expect(toast(page, "Bulk action completed for 5 subscribers")).toBeVisible();
  await expect(rows(page).getByText("unsubscribed", { exact: true })).toHaveCount(2);

  await wholePage(page).check();
  await page.getByRole("button", { name: "Select all 30 that match" }).click();
  await action(page).selectOption("Activate");
  await page.getByRole("button", { name: "Apply (30)" }).click();
  const everybody = page.getByRole("dialog", { name: "Activate all that match" });
  await expect(everybody).toContainText(
    "on this page and all the others. 2 of the 30 unsubscribed",
  );
  await everybody.getByRole("button", { name: "Activate all 30" }).click();
  await expect(toast(page, "Bulk action completed for 5 subscribers")).toBeVisible();
  await expect(rows(page).getByText("active", { exact: true })).toHaveCount(20);
});
