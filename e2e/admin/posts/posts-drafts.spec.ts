import { endSession, reload, signInAfresh, signInHere } from "../../support/drafts.ts";
import { toast, unique } from "../../support/admin-test.ts";
import { content, fillPost, openSettings, postForm, test } from "../../support/posts.ts";
import { chooseAction } from "../../support/row-menu.ts";
import { expect } from "../../support/test.ts";

test("a text lost in a reload is offered, restored on request, and gone once it is saved", async ({
  page,
  openAdmin,
}) => {
  const title = unique("Lost and Found");
  await openAdmin("/admin/blogs/create");
  const fields = await fillPost(page, title);
  await reload(page);
  await expect(page.getByText("You have unsaved text")).toBeVisible();
  await expect(fields.title).toHaveValue("");
  await fields.title.fill("Typed past it");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(fields.title).toHaveValue(title);
  await expect(fields.title).toBeFocused();
  await expect(fields.content).toHaveText(content, { useInnerText: true });
  await openSettings(page);
  await expect(fields.category).toHaveValue("music");
  await expect(page.getByText("80s", { exact: true })).toBeVisible();
  // What was typed instead is offered now.
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
  await fields.submit.click();
  await expect(toast(page, "Blog post created successfully!")).toBeVisible();
  await openAdmin("/admin/blogs/create");
  await expect(fields.title).toHaveValue("");
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();

  await openAdmin(`/admin/blogs?search=${encodeURIComponent(title)}`);
  await chooseAction(page, title, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete post" }).click();
  await expect(toast(page, "Blog deleted successfully")).toBeVisible();
});

test("a text survives an expired session", async ({ page, open, makePost, pageErrors }) => {
  pageErrors.expect(/401 .*posts\.update/);
  const post = await makePost();
  await signInAfresh(page);
  await open(`/admin/blogs/edit/${post.id}`);
  const fields = postForm(page);
  await fields.excerpt.fill("Typed while the session ran out.");
  await endSession(page);
  await fields.submit.click();
  await expect(page).toHaveURL("/admin/login");

  await signInHere(page);
  await expect(page).toHaveURL(`/admin/blogs/edit/${post.id}`);
  await expect(page.getByText("Your text is back")).toBeVisible();
  await expect(fields.excerpt).toHaveValue("Typed while the session ran out.");
  await fields.submit.click();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
});

test("unsaved changes are lost only after a question, and gone once left on purpose", async ({
  page,
  openAdmin,
  makePost,
}) => {
  const post = await makePost();
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  const fields = postForm(page);
  await fields.excerpt.fill("Something that isn't saved.");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(fields.excerpt).toHaveValue("Something that isn't saved.");
  await page.getByRole("link", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/admin/blogs");
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  await expect(fields.excerpt).toHaveValue(post.excerpt);
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
});
