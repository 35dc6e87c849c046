import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { expectNoAxeViolations } from "../support/axe.ts";
import { recordCalls } from "../support/calls.ts";
import { tabTo } from "../support/keyboard.ts";
import { test } from "../support/subscribers.ts";
import { toast } from "../support/admin-test.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

const rows = (page: Page) => page.getByRole("table").locator("tbody").getByRole("row");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const status = (page: Page) => page.getByRole("combobox", { name: "Status" });
const action = (page: Page) => page.getByRole("combobox", { name: "Action" });
const wholePage = (page: Page) => page.getByRole("checkbox", { name: "Select all on this page" });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });

test("a thousand subscribers are searched, filtered and paged, all in the address", async ({
  page,
  openAdmin,
  people,
}) => {
  const { run, emailOf } = await people(1_000);
  await openAdmin("/admin/newsletter");
  await search(page).fill(run);
  await expect(count(page, "1,000 subscribers")).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole("columnheader")).toHaveText([
    "",
    "Email",
    "Status",
    "Subscribed",
    "Source",
    "Emails sent",
    "Engagement",
    "Actions",
  ]);
  const fifth = page.getByRole("row", { name: emailOf(5) });
  await expect(fifth).toContainText(`${run}-vinyl`);
  await expect(fifth).toContainText("Melbourne+2 more");
  await expect(fifth).toContainText("active");
  await expect(fifth).toContainText("instagram");
  await expect(fifth).toContainText("0.5%");
  await expect(fifth.getByRole("button", { name: /^Unsubscribe/ })).toBeVisible();
  const tenth = page.getByRole("row", { name: emailOf(10) });
  await expect(tenth).toContainText("unsubscribed");
  await expect(tenth).toContainText("Direct");
  await expect(tenth.getByRole("button", { name: /^Activate/ })).toBeVisible();
  await expect(page.getByRole("row", { name: emailOf(0) })).toContainText("0%");

  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(`/admin/newsletter?search=${run}&page=2`);
  await expect(page.getByRole("row", { name: emailOf(20) })).toBeVisible();
  await status(page).selectOption("bounced");
  await expect(page).toHaveURL(`/admin/newsletter?search=${run}&status=bounced`);
  await expect(count(page, "100 subscribers")).toBeVisible();
  await page.reload();
  await expect(count(page, "100 subscribers")).toBeVisible();
  await expect(status(page)).toHaveValue("bounced");
  await status(page).selectOption("all");
  await search(page).fill(`${run}-vinyl`);
  await expect(count(page, "100 subscribers")).toBeVisible();
  await search(page).fill(`${run} nobody-has-this`);
  await expect(page.getByText("No subscribers found")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/newsletter");
});

test("a selection survives paging, not another filter", async ({ page, openAdmin, people }) => {
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
  // What was clicked is gone; the keyboard goes on where the list begins.
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
  await expect(question).toContainText("This is for 1,000 subscribers");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Apply (1,000)" }).click();
  await question.getByRole("button", { name: "Activate" }).click();
  await expect(toast(page, "Bulk action completed for 302 subscribers")).toBeVisible();
  await expect(rows(page).getByText("active", { exact: true })).toHaveCount(20);
});

test("one is unsubscribed and activated in the row, and the drawer tells who did it when and why", async ({
  page,
  openAdmin,
  people,
}) => {
  const { run, emailOf } = await people(30);
  const email = emailOf(5);
  await openAdmin(`/admin/newsletter?search=${run}`);
  await page.getByRole("button", { name: `Unsubscribe ${email}` }).click();
  await expect(toast(page, "Subscriber status updated to unsubscribed")).toBeVisible();
  const row = page.getByRole("row", { name: email });
  await expect(row).toContainText("unsubscribed");
  await expect(row.getByRole("button", { name: `Activate ${email}` })).toBeFocused();
  await row.getByRole("button", { name: `Activate ${email}` }).click();
  await expect(toast(page, "Subscriber status updated to active")).toBeVisible();

  await page.getByRole("button", { name: email, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: email });
  await expect(drawer.getByRole("listitem")).toHaveCount(3);
  await expect(drawer.getByRole("listitem").first()).toContainText("unsubscribed to active");
  await expect(drawer.getByRole("listitem").first()).toContainText("Changed by staff");
  await expect(drawer.getByRole("listitem").last()).toContainText("Newsletter form");
  await expect(drawer.getByRole("listitem").last()).toContainText("by nobody of the staff");
  await expect(drawer.getByRole("region", { name: "Consent" })).toContainText(
    "I agree to be written to",
  );
  await expect(drawer.getByRole("region", { name: "Consent" })).toContainText("instagram, social");
  await expect(drawer.getByRole("region", { name: "Tags" })).toContainText("90s");

  const preferences = drawer.getByRole("region", { name: "Preferences" });
  await preferences.getByRole("checkbox", { name: "weekly" }).uncheck();
  await preferences.getByRole("textbox", { name: "city" }).fill("Hobart");
  await preferences.getByRole("textbox", { name: "New preference" }).fill("2nd");
  await preferences.getByRole("button", { name: "Add", exact: true }).click();
  await expect(preferences).toContainText("Please use letters, digits");
  await preferences.getByRole("textbox", { name: "New preference" }).fill("noPhotos");
  await preferences.getByRole("button", { name: "Add", exact: true }).click();
  await preferences.getByRole("button", { name: "Remove language" }).click();
  await expect(preferences.getByRole("heading")).toBeFocused();
  await preferences.getByRole("button", { name: "Save preferences" }).click();
  await expect(toast(page, "Subscriber preferences updated")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: email, exact: true }).click();
  await expect(preferences.getByRole("checkbox", { name: "weekly" })).not.toBeChecked();
  await expect(preferences.getByRole("checkbox", { name: "noPhotos" })).toBeChecked();
  await expect(preferences.getByRole("textbox", { name: "city" })).toHaveValue("Hobart");
  await expect(preferences.getByLabel("language")).toHaveCount(0);
});

test("who left by their own link is brought back only after a question", async ({
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
  const activate = (email: string) => page.getByRole("button", { name: `Activate ${email}` });

  // Whom nobody asked to take off comes back as ever.
  await activate(emailOf(0)).click();
  await expect(toast(page, "Subscriber status updated to active")).toBeVisible();

  await activate(emailOf(3)).click();
  const one = page.getByRole("dialog", { name: `Activate ${emailOf(3)}` });
  await expect(one).toContainText("They unsubscribed by themselves.");
  await expect(one.getByRole("button", { name: "Cancel" })).toBeFocused();
  await screenshot(page, "newsletter-activate-one", { fullPage: false });
  await one.getByRole("button", { name: "Cancel" }).click();
  await expect(one).toBeHidden();
  await expect(page.getByRole("row", { name: emailOf(3) })).toContainText("unsubscribed");
  await activate(emailOf(3)).click();
  await one.getByRole("button", { name: "Activate" }).click();
  await expect(page.getByRole("row", { name: emailOf(3) })).not.toContainText("unsubscribed");
  await expect(page.getByRole("button", { name: `Unsubscribe ${emailOf(3)}` })).toBeFocused();

  await wholePage(page).check();
  await action(page).selectOption("Activate");
  await page.getByRole("button", { name: "Apply (20)" }).click();
  const many = page.getByRole("dialog", { name: "Activate the selected" });
  await expect(many).toContainText("2 of the 20 unsubscribed by themselves.");
  await expectNoAxeViolations(page);
  await screenshot(page, "newsletter-activate-many", { fullPage: false });
  await many.getByRole("button", { name: "Leave them out" }).click();
  // Of the 20 subscribers, one had come back by now; four were pending, bounced or unsubscribed
  // without their doing.
  await expect(toast(page, "Bulk action completed for 5 subscribers")).toBeVisible();
  await expect(rows(page).getByText("unsubscribed", { exact: true })).toHaveCount(2);

  await wholePage(page).check();
  await page.getByRole("button", { name: "Select all 30 that match" }).click();
  await action(page).selectOption("Activate");
  await page.getByRole("button", { name: "Apply (30)" }).click();
  const everybody = page.getByRole("dialog", { name: "Activate all that match" });
  await expect(everybody).toContainText("on this page and on all others. 2 of the 30 unsubscribed");
  await everybody.getByRole("button", { name: "Activate all 30" }).click();
  await expect(toast(page, "Bulk action completed for 5 subscribers")).toBeVisible();
  await expect(rows(page).getByText("active", { exact: true })).toHaveCount(20);
});

test("the export holds exactly what the filter finds", async ({ page, openAdmin, people, db }) => {
  const { run } = await people(1_000);
  await openAdmin(`/admin/newsletter?search=${run}&status=active`);
  await expect(count(page, "700 subscribers")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
  await expect(toast(page, "Export completed successfully")).toBeVisible();
  const stream = await file.createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString();
  const records: Record<string, string>[] = parse(text, { bom: true, columns: true });
  const stored = await db
    .selectFrom("subscribers")
    .selectAll()
    .where("email", "like", `%@${run}.example`)
    .where("status", "=", "active")
    .orderBy("email")
    .execute();
  const byEmail = records.toSorted((one, other) =>
    String(one.Email).localeCompare(String(other.Email)),
  );
  expect(byEmail).toEqual(
    stored.map((person) => ({
      Email: person.email,
      Status: "active",
      // Spreadsheets would run it.
      Tags: person.tags.join(", ").replace(/^=/, "'="),
      Subscribed: person.created_at.toISOString(),
      Source: person.utm_params.source ?? "Direct",
      Medium: person.utm_params.medium ?? "",
      Campaign: "",
      "Emails sent": String(person.total_emails_sent),
      "Engagement (%)": String(Number(person.engagement_rate)),
      "Consent given": person.consented_at.toISOString(),
      "Consent wording": person.consent_wording,
    })),
  );
});

test("everything is done with the keyboard alone", async ({ page, openAdmin, people }) => {
  const { run, emailOf } = await people(25);
  await openAdmin("/admin/newsletter");
  await tabTo(page, search(page));
  await page.keyboard.type(run);
  await expect(count(page, "25 subscribers")).toBeVisible();
  await tabTo(page, wholePage(page));
  await page.keyboard.press("Space");
  await tabTo(page, action(page), "Shift+Tab");
  await page.keyboard.type("Add");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Apply (20)" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Enter tag to add:")).toBeFocused();
  await page.keyboard.type("keyboard");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Bulk action completed for 20 subscribers")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: emailOf(2), exact: true }));
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: emailOf(2) });
  await expect(drawer).toContainText("keyboard");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: emailOf(2), exact: true })).toBeFocused();
  await status(page).selectOption("active");
  await expect(page.getByRole("button", { name: `Unsubscribe ${emailOf(3)}` })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: `Unsubscribe ${emailOf(3)}` }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Subscriber status updated to unsubscribed")).toBeVisible();
  await expect(count(page, "15 subscribers")).toBeFocused();
});
