import type { Browser, Page } from "@playwright/test";
import { toast } from "../support/admin-test.ts";
import { postForm, test } from "../support/posts.ts";
import { expect } from "../support/test.ts";

/** The same form in another browser, of the same account. */
async function openElsewhere(browser: Browser, page: Page): Promise<Page> {
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
  await expect(postForm(other).title).toBeVisible();
  return other;
}

test("two who edit one post see each other, and lose no word", async ({
  page,
  openAdmin,
  makePost,
  browser,
  pageErrors,
}) => {
  pageErrors.expect(/412 .*posts\.update/);
  const post = await makePost();
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  const mine = postForm(page);
  await expect(mine.title).toBeVisible();
  const other = await openElsewhere(browser, page);
  await expect(other.getByText("You have this open in another tab")).toBeVisible();

  // Different fields: both stay, and the later one is told.
  await mine.excerpt.fill("An excerpt of mine, long enough.");
  await postForm(other).title.fill("A title of theirs");
  await postForm(other).submit.click();
  await expect(toast(other, "Blog post updated successfully!")).toBeVisible();
  // The same field: it is asked which is to stay.
  await mine.title.fill("A title of mine");
  await mine.submit.click();
  const dialog = page.getByRole("dialog", { name: "You both changed the same fields" });
  await expect(dialog).toContainText("A title of theirs");
  await expect(dialog).toContainText("A title of mine");
  const save = dialog.getByRole("button", { name: "Save these" });
  await expect(save).toBeDisabled();
  await dialog.getByRole("radio", { name: "Yours" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio").nth(1)).toBeChecked();
  await save.click();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  await expect(mine.title).toHaveValue("A title of theirs");
  await expect(mine.excerpt).toHaveValue("An excerpt of mine, long enough.");
  await other.context().close();
});

test("what is saved offline waits, and is sent once there is a connection", async ({
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
  await context.setOffline(false);
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
});
