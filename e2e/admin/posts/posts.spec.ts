import { answerCall, loseCall, restoreCall } from "../../support/calls.ts";
import { toast, unique } from "../../support/admin-test.ts";
import { fillPost, openSettings, postForm, row, test } from "../../support/posts.ts";
import { chooseAction, chooseActionByKey } from "../../support/row-menu.ts";
import { expect } from "../../support/test.ts";

test("the whole life of a post", async ({ page, openAdmin }) => {
  test.slow();
  const title = unique("Life of a Post");
  await openAdmin("/admin/blogs");
  await page.getByRole("link", { name: "Create Blog Post" }).click();
  const fields = await fillPost(page, title);
  await expect(fields.readTime).toHaveValue("5 min read");
  await expect(fields.status).toHaveValue("draft");
  await fields.image.setInputFiles({
    name: "story.png",
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 90 } }),
  });
  await expect(page.getByRole("img", { name: "The chosen file" })).toBeVisible();
  await fields.submit.click();
  await expect(toast(page, "Blog post created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/admin/blogs");

  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill(title);
  await expect(page).toHaveURL(/search=Life/);
  const post = row(page, title);
  for (const text of ["Music", "The desk", "draft", "Not yet", "5 min read"]) {
    await expect(post).toContainText(text);
  }
  await expect(page.getByRole("region", { name: "Figures" })).toHaveText(
    "Posts in this list1Published0Drafts1Archived0",
  );

  const visitor = await page.context().newPage();
  const slug = title.toLowerCase().replaceAll(" ", "-");
  expect((await visitor.request.get(`/api/blogs/${slug}`)).status()).toBe(404);

  await chooseAction(page, title, "Publish");
  await expect(toast(page, "Blog published successfully")).toBeVisible();
  await expect(post).toContainText("published");
  await expect(post.getByText("Not yet")).toBeHidden();
  await visitor.goto(`/blog?search=${encodeURIComponent(title)}`);
  await visitor.getByRole("link", { name: title }).click();
  await expect(visitor).toHaveURL(`/blog/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const name of ["80s", "rooftop"]) {
    await expect(visitor.getByRole("link", { name, exact: true })).toBeVisible();
  }

  await chooseAction(page, title, "Unpublish");
  await expect(toast(page, "Blog draft successfully")).toBeVisible();
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await openSettings(page);
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Draft");
  await expect(page.getByText("A new upload replaces it.")).toBeVisible();
  await fields.status.selectOption("archived");
  await fields.submit.click();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("archived");
  await expect(post).toContainText("archived");
  expect((await visitor.request.get(`/blog/${slug}`)).status()).toBe(404);
  await visitor.close();

  await chooseAction(page, title, "Delete");
  const question = page.getByRole("dialog");
  await expect(question).toContainText(
    "Are you sure you want to delete this blog post? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Delete post" }).click();
  await expect(toast(page, "Blog deleted successfully")).toBeVisible();
  await expect(post).toBeHidden();
});

test("the list says if it can't be loaded, and tries again", async ({
  page,
  openAdmin,
  pageErrors,
}) => {
  pageErrors.expect(/403 .*posts\.listForAdmin/, /ERR_INTERNET_DISCONNECTED .*posts\.listForAdmin/);
  await answerCall(page, "posts.listForAdmin", { status: 403, message: "No blogs today" });
  await openAdmin("/admin/blogs");
  await expect(page.getByText("Failed to load blogs", { exact: true })).toBeVisible();
  await expect(page.getByText("No blogs today")).toBeVisible();
  await loseCall(page, "posts.listForAdmin");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Failed to load blogs. Please try again.")).toBeVisible({
    timeout: 15_000,
  });
  await restoreCall(page, "posts.listForAdmin");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("filters and pages are in the address", async ({ page, openAdmin }) => {
  const figures = { published: 41, draft: 0, archived: 2 };
  const pagination = { page: 1, limit: 20, total: 0, pages: 0 };
  await openAdmin("/admin/blogs?status=published&category=music&page=2&search=zzzz");
  await expect(page.getByText("No blogs found")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("music");
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("published");
  await page.getByRole("combobox", { name: "Category" }).selectOption("events");
  await expect(page).toHaveURL("/admin/blogs?search=zzzz&status=published&category=events");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/blogs");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await answerCall(page, "posts.listForAdmin", {
    data: { items: [], pagination, statusCounts: figures },
  });
  await openAdmin("/admin/blogs");
  await expect(page.getByRole("region", { name: "Figures" })).toHaveText(
    "Posts in this list0Published41Drafts0Archived2",
  );
  await page.getByRole("link", { name: "Create First Blog Post" }).click();
  await expect(page).toHaveURL("/admin/blogs/create");
});

test("a post is published, edited and deleted by keyboard alone", async ({
  page,
  openAdmin,
  makePost,
}) => {
  const { title } = await makePost();
  await openAdmin(`/admin/blogs?search=${encodeURIComponent(title)}`);
  await chooseActionByKey(page, title, "Publish");
  await expect(toast(page, "Blog published successfully")).toBeVisible();
  await chooseActionByKey(page, title, "Delete");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Actions for ${title}` })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Edit blog post" })).toBeVisible();
  await expect(postForm(page).title).toHaveValue(title);
});
