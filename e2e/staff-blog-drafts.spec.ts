import type { Page } from "@playwright/test";
import { admin } from "./admin.ts";
import { toast, unique } from "./staff.ts";
import { content, fillPost, postForm, test } from "./staff-posts.ts";
import { comeAlive, expect } from "./test.ts";

/** As who reads the browser's own question and leaves all the same. */
async function reload(page: Page): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await comeAlive(page);
}

test("a text lost in a reload is offered, restored when asked for, and gone once it is saved", async ({
  page,
  openStaff,
}) => {
  const title = unique("Lost and Found");
  await openStaff("/admin/blogs/create");
  const fields = await fillPost(page, title);
  await reload(page);
  await expect(page.getByText("There is text that was never saved")).toBeVisible();
  await expect(fields.title).toHaveValue("");
  await fields.title.fill("Typed past it");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(fields.title).toHaveValue(title);
  await expect(fields.title).toBeFocused();
  await expect(fields.content).toHaveValue(content);
  await expect(fields.category).toHaveValue("music");
  await expect(page.getByText("80s", { exact: true })).toBeVisible();
  // What was typed past the offer is the offer now.
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
  await fields.submit.click();
  await expect(toast(page, "Blog post created successfully!")).toBeVisible();
  await openStaff("/admin/blogs/create");
  await expect(fields.title).toHaveValue("");
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();

  await openStaff(`/admin/blogs?search=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete post" }).click();
  await expect(toast(page, "Blog deleted successfully")).toBeVisible();
});

test("a text outlives the session it was typed in", async ({
  page,
  playwright,
  baseURL,
  open,
  makePost,
  faults,
}) => {
  faults.expect(/401 .*blogs\.update/);
  const post = await makePost();
  const request = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
  });
  await open("/admin/login");
  await signIn(page);
  await openWithin(page, `/admin/blogs/edit/${post.id}`);
  const fields = postForm(page);
  await fields.excerpt.fill("Typed while the session ran out.");
  const mine = await page.evaluate(() => localStorage.getItem("token") ?? "");
  await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${mine}` } });
  await fields.submit.click();
  await expect(page).toHaveURL("/admin/login");

  await signIn(page);
  await openWithin(page, `/admin/blogs/edit/${post.id}`);
  await expect(fields.excerpt).toHaveValue(post.excerpt);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(fields.excerpt).toHaveValue("Typed while the session ran out.");
  await fields.submit.click();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
  await request.dispose();
});

async function signIn(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(admin.email);
  await page.getByLabel(/^Password/).fill(admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}

async function openWithin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeAlive(page);
  await expect(postForm(page).submit).toBeVisible();
}

test("what isn't saved isn't lost without a question; left on purpose it is gone", async ({
  page,
  openStaff,
  makePost,
}) => {
  const post = await makePost();
  await openStaff(`/admin/blogs/edit/${post.id}`);
  const fields = postForm(page);
  await fields.excerpt.fill("Something that nobody saved.");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(fields.excerpt).toHaveValue("Something that nobody saved.");
  await page.getByRole("link", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/admin/blogs");
  await openStaff(`/admin/blogs/edit/${post.id}`);
  await expect(fields.excerpt).toHaveValue(post.excerpt);
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
});
