import type { Browser, Locator, Page } from "@playwright/test";
import { toast, unique } from "../support/admin-test.ts";
import {
  expectNoAxeViolations,
  expectNoAxeViolationsInEitherScheme,
  expectNoAxeViolationsOnPhone,
} from "../support/axe.ts";
import { eventForm } from "../support/event-form.ts";
import { tabTo } from "../support/keyboard.ts";
import { postForm, test } from "../support/posts.ts";
import { storeDraft } from "../support/stored-events.ts";
import { expect } from "../support/test.ts";

/** Opens the same form in another browser with the same account. */
async function openElsewhere(
  browser: Browser,
  page: Page,
  fieldOf: (there: Page) => Locator,
): Promise<Page> {
  const stored = await page.evaluate(() => [
    localStorage.getItem("token") ?? "",
    localStorage.getItem("user") ?? "",
  ]);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await context.addInitScript(([token = "", user = ""]) => {
    localStorage.setItem("token", token);
    localStorage.setItem("user", user);
  }, stored);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(fieldOf(other)).toBeVisible();
  return other;
}

/** Replaces the text of a field by keyboard. */
async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Triggers a report as returning to the tab does; otherwise it would come within 15 seconds. */
async function reportNow(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("two admins who edit one party see each other and lose nothing, by keyboard alone", async ({
  page,
  openAdmin,
  db,
  browser,
  pageErrors,
}) => {
  test.slow();
  pageErrors.expect(/412 .*events\.update/);
  const id = await storeDraft(db, unique("Two at the Desk"));
  const address = `/admin/events/edit/${id}`;
  try {
    await openAdmin(address);
    const mine = eventForm(page);
    await expect(mine.name).toBeVisible();
    const other = await openElsewhere(browser, page, (there) => eventForm(there).name);
    await expect(other.getByText("You have this open in another tab")).toBeVisible();

    // Different fields: both changes are kept, and the later admin is told.
    await retype(page, mine.description, "A description of mine, long enough to be one.");
    await retype(other, eventForm(other).name, "A name of theirs");
    await other.keyboard.press("Enter");
    await expect(toast(other, "Event updated successfully!")).toBeVisible();
    // The same field: the later admin is asked which value to keep.
    await retype(page, mine.name, "A name of mine");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "You both changed the same fields" });
    await expect(dialog).toContainText("A name of theirs");
    await expect(dialog).toContainText("A name of mine");
    await expectNoAxeViolationsInEitherScheme(page);
    const save = dialog.getByRole("button", { name: "Save these" });
    await expect(save).toBeDisabled();
    await tabTo(page, dialog.getByRole("radio", { name: "Yours" }));
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio").nth(1)).toBeChecked();
    await tabTo(page, save);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Event updated successfully!")).toBeVisible();

    // An admin who still has it open is told, and shown what was saved.
    await openAdmin(address);
    await expect(mine.name).toHaveValue("A name of theirs");
    await expect(mine.description).toHaveValue("A description of mine, long enough to be one.");
    await other.goto(address);
    await retype(other, eventForm(other).name, "Their second name");
    await other.keyboard.press("Enter");
    await expect(toast(other, "Event updated successfully!")).toBeVisible();
    await reportNow(page);
    const news = page.getByRole("button", { name: "Show them here" });
    await expect(page.getByText(/changed Event name while you were writing/)).toBeVisible();
    await expectNoAxeViolations(page);
    await tabTo(page, news);
    await page.keyboard.press("Enter");
    await expect(mine.name).toHaveValue("Their second name");
    await other.context().close();
  } finally {
    await db.deleteFrom("all_events").where("id", "=", id).execute();
  }
});

test("changes saved offline wait, and are sent once there is a connection", async ({
  page,
  context,
  openAdmin,
  makePost,
}) => {
  const post = await makePost();
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  const form = postForm(page);
  await form.excerpt.fill("Written in a tunnel, saved in it.");
  await context.setOffline(true);
  await form.submit.click();
  await expect(
    page.getByText("You're offline. Your changes are kept here and sent when you're back online."),
  ).toBeVisible();
  await expect(page.getByText("Waiting to be sent: changes to a post.")).toBeVisible();
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);
  await context.setOffline(false);
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
});
