import { parse } from "csv-parse/sync";
import { tabTo } from "../../support/keyboard.ts";
import { chooseAction, chooseActionByKey } from "../../support/row-menu.ts";
import { action, count, rows, search, status, wholePage } from "../../support/subscriber-list.ts";
import { test } from "../../support/subscribers.ts";
import { toast } from "../../support/admin-test.ts";
import { expect } from "../../support/test.ts";

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
  await expect(fifth).toContainText("50.0%");
  const tenth = page.getByRole("row", { name: emailOf(10) });
  await expect(tenth).toContainText("unsubscribed");
  await expect(tenth).toContainText("Direct");
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
  await search(page).fill(`${run} not-has-this`);
  await expect(page.getByText("No subscribers found")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/newsletter");
});

test("a subscriber is unsubscribed and activated in the row, and the drawer says who did it, when and why", async ({
  page,
  openAdmin,
  people,
}) => {
  const { run, emailOf } = await people(30);
  const email = emailOf(5);
  await openAdmin(`/admin/newsletter?search=${run}`);
  await chooseAction(page, email, "Unsubscribe");
  await expect(toast(page, "Subscriber status updated to unsubscribed")).toBeVisible();
  const row = page.getByRole("row", { name: email });
  await expect(row).toContainText("unsubscribed");
  await expect(row.getByRole("button", { name: `Actions for ${email}` })).toBeFocused();
  await chooseAction(page, email, "Activate");
  await expect(toast(page, "Subscriber status updated to active")).toBeVisible();

  await page.getByRole("button", { name: email, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: email });
  const entries = drawer.getByRole("region", { name: "Consent and status" }).getByRole("listitem");
  await expect(entries).toHaveCount(4);
  await expect(entries.first()).toContainText("unsubscribed to active");
  await expect(entries.first()).toContainText("Changed by staff");
  await expect(entries.nth(2)).toContainText("Newsletter form");
  await expect(entries.nth(2)).toContainText("by the system");
  await expect(entries.last()).toContainText("I agree to be written to");
  await expect(drawer.getByRole("region", { name: "Consent", exact: true })).toContainText(
    "I agree to be written to",
  );
  await expect(drawer.getByRole("region", { name: "Consent", exact: true })).toContainText(
    "instagram, social",
  );
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

/** A tag with a sign that divides a list. */
const quoted = (tag: string) => (/[",;|]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag);

test("the export contains exactly what the filter matches", async ({
  page,
  openAdmin,
  people,
  db,
}) => {
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
      // Spreadsheets would execute it.
      Tags: person.tags
        .map(quoted)
        .join(", ")
        .replace(/^("?)=/, "$1'="),
      Countries: person.countries.join(", "),
      Topics: person.topics.join(", "),
      Preferences: JSON.stringify(person.preferences),
      Subscribed: person.created_at.toISOString(),
      Source: person.utm_params.source ?? "Direct",
      Medium: person.utm_params.medium ?? "",
      Campaign: "",
      "Emails sent": String(person.total_emails_sent),
      "Engagement (%)": String(Number(person.engagement_rate)),
      "Engagement campaigns": String(person.rated_campaigns),
      "Consent given": person.consented_at.toISOString(),
      "Consent wording": person.consent_wording,
      "Consent via": "",
      "Consent page": "",
      "Address confirmed": "",
    })),
  );
});

test("everything works by keyboard alone", async ({ page, openAdmin, people }) => {
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
  await expect(page).toHaveURL(/status=active/);
  await chooseActionByKey(page, emailOf(3), "Unsubscribe");
  await expect(toast(page, "Subscriber status updated to unsubscribed")).toBeVisible();
  await expect(count(page, "15 subscribers")).toBeFocused();
});
