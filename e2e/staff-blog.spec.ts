import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { answerCall, holdCall, loseCall, recordCalls, restoreCall } from "./calls.ts";
import { choose, toast } from "./staff.ts";
import { content, fillPost, postForm, row, test, unique } from "./staff-posts.ts";
import { take } from "./take.ts";
import { expect } from "./test.ts";

/** One pixel. A browser shows it under whatever name it comes. */
const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

test("the whole life of a post", async ({ page, openStaff }) => {
  test.slow();
  const title = unique("Life of a Post");
  await openStaff("/admin/blogs");
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
  const total = page.getByRole("region", { name: "Figures" });
  await expect(total).toContainText("Total Blogs1");

  const visitor = await page.context().newPage();
  const slug = title.toLowerCase().replaceAll(" ", "-");
  expect((await visitor.request.get(`/api/blogs/${slug}`)).status()).toBe(404);

  await page.getByRole("button", { name: `Publish ${title}` }).click();
  await expect(toast(page, "Blog published successfully")).toBeVisible();
  await expect(post).toContainText("published");
  await expect(post.getByText("Not yet")).toBeHidden();
  await visitor.goto(`/blog?search=${encodeURIComponent(title)}`);
  await visitor.getByRole("link", { name: title }).click();
  await expect(visitor).toHaveURL(`/blog/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.getByRole("link", { name: "80s" })).toBeVisible();

  await page.getByRole("button", { name: `Unpublish ${title}` }).click();
  await expect(toast(page, "Blog draft successfully")).toBeVisible();
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Draft");
  await expect(page.getByText("A new upload replaces it.")).toBeVisible();
  await fields.status.selectOption("archived");
  await fields.submit.click();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("archived");
  await expect(post).toContainText("archived");
  expect((await visitor.request.get(`/blog/${slug}`)).status()).toBe(404);
  await visitor.close();

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(
    "Are you sure you want to delete this blog post? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Delete post" }).click();
  await expect(toast(page, "Blog deleted successfully")).toBeVisible();
  await expect(post).toBeHidden();
});

test("each field says what is wrong with it, and nothing is sent", async ({ page, openStaff }) => {
  const calls = recordCalls(page);
  await openStaff("/admin/blogs/create");
  const fields = postForm(page);
  const errors = page.locator("form .mantine-InputWrapper-error");
  await fields.submit.click();
  await expect(errors).toHaveText([
    "Title must be at least 3 characters",
    "Excerpt must be at least 10 characters",
    "Content must be at least 50 characters",
    "Author is required",
    "Category is required",
  ]);
  await expect(fields.title).toBeFocused();
  await expectNoAxeViolations(page);

  await fields.title.fill("a".repeat(201));
  await fields.excerpt.fill("a".repeat(501));
  await fields.content.fill(`${"a".repeat(10_001)}  `);
  await expect(page.getByText("10,001 / 10,000 characters")).toBeVisible();
  await fields.author.fill("a".repeat(101));
  await fields.category.selectOption("music");
  await fields.tags.fill("a".repeat(41));
  await fields.tags.press("Enter");
  await fields.readTime.fill("a".repeat(51));
  await fields.submit.click();
  await expect(errors).toHaveText([
    "Title must be less than 200 characters",
    "Excerpt must be less than 500 characters",
    "Content must be less than 10000 characters",
    "Author name must be less than 100 characters",
    "A tag may have at most 40 characters",
    "Read time may have at most 50 characters",
  ]);
  await expect(fields.content).toHaveAccessibleDescription(/10,001 \/ 10,000 characters/);

  await fields.image.setInputFiles({
    name: "story.gif",
    mimeType: "image/gif",
    buffer: gif,
  });
  await expect(page.getByText("Please select a valid image file (JPEG, PNG, WebP)")).toBeVisible();
  await expect(fields.image).toHaveValue("");
  await fields.image.setInputFiles({
    name: "story.png",
    mimeType: "image/png",
    buffer: Buffer.concat([gif, Buffer.alloc(5 * 1024 * 1024 - gif.length)]),
  });
  await expect(page.getByText("Image size must be less than 5MB")).toBeHidden();
  await fields.image.setInputFiles({
    name: "story.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByText("Image size must be less than 5MB")).toBeVisible();
  expect(calls.filter((call) => call.startsWith("blogs."))).toEqual([]);
});

test("a picture that isn't one is refused by the server, under its field", async ({
  page,
  openStaff,
  makePost,
  faults,
}) => {
  faults.expect(/400 .*blogs\.update/);
  const post = await makePost();
  await openStaff(`/admin/blogs/edit/${post.id}`);
  const fields = postForm(page);
  await fields.image.setInputFiles({
    name: "story.gif",
    mimeType: "image/gif",
    buffer: gif,
  });
  await expect(page.getByText("Please select a valid image file (JPEG, PNG, WebP)")).toBeVisible();
  await fields.excerpt.fill("Another excerpt that stays.");
  await fields.image.setInputFiles({
    name: "story.png",
    mimeType: "image/png",
    buffer: gif,
  });
  await fields.submit.click();
  await expect(fields.image).toHaveAccessibleDescription(/Please select a valid image file/);
  await expect(fields.image).toBeFocused();
  await expect(fields.excerpt).toHaveValue("Another excerpt that stays.");
});

test("a failed save keeps what was typed, and says what the server found", async ({
  page,
  openStaff,
  makePost,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED .*blogs\.create/, /409 .*blogs\.update/);
  await loseCall(page, "blogs.create");
  await openStaff("/admin/blogs/create");
  const title = unique("Kept");
  const fields = await fillPost(page, title);
  await fields.submit.click();
  await expect(toast(page, "Failed to create blog post. Please try again.")).toBeVisible();
  await expect(fields.title).toHaveValue(title);
  await expect(fields.content).toHaveValue(content);
  await expect(fields.submit).toBeFocused();
  await restoreCall(page, "blogs.create");

  const [other, post] = [await makePost(), await makePost()];
  page.once("dialog", (dialog) => void dialog.accept());
  await openStaff(`/admin/blogs/edit/${post.id}`);
  await page.getByRole("button", { name: "Address", exact: true }).click();
  await fields.slug.fill("Not An Address");
  await fields.submit.click();
  await expect(fields.slug).toHaveAccessibleDescription(
    /Please use lower-case letters, digits and single hyphens/,
  );
  await fields.slug.fill(other.seo.slug);
  await fields.submit.click();
  await expect(fields.slug).toHaveAccessibleDescription(/Another post has this address/);
  await expect(fields.slug).toBeFocused();
});

test("a changed address leads on from the old one", async ({ page, openStaff, makePost }) => {
  const post = await makePost({ status: "published" });
  await openStaff(`/admin/blogs/edit/${post.id}`);
  await page.getByRole("button", { name: "Address", exact: true }).click();
  const slug = `renamed-${post.seo.slug}`;
  await postForm(page).slug.fill(slug);
  await postForm(page).submit.click();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
  const answer = await page.request.get(`/blog/${post.seo.slug}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/blog/${slug}`);
  await page.goto(`/blog/${post.seo.slug}`);
  await expect(page).toHaveURL(`/blog/${slug}`);
});

test("while it saves, the button says so and a second click does nothing", async ({
  page,
  openStaff,
  makePost,
}) => {
  const calls = recordCalls(page);
  const letGo = await holdCall(page, "blogs.update");
  const post = await makePost();
  await openStaff(`/admin/blogs/edit/${post.id}`);
  const fields = postForm(page);
  await fields.excerpt.fill("Something else is told here.");
  await fields.submit.dblclick();
  await expect(fields.submit).toHaveText("Updating...");
  await expect(fields.submit).toBeDisabled();
  letGo();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
  expect(calls.filter((call) => call === "blogs.update")).toHaveLength(1);
});

test("Preview only says that it is coming", async ({ page, openStaff }) => {
  await openStaff("/admin/blogs/create");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(toast(page, "Preview functionality coming soon!")).toBeVisible();
});

test("a post is deleted from its own page, after a question", async ({
  page,
  openStaff,
  makePost,
}) => {
  const post = await makePost();
  await openStaff(`/admin/blogs/edit/${post.id}`);
  await postForm(page).excerpt.fill("Changed, and deleted all the same.");
  await page.getByRole("button", { name: "Delete Post" }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete post" }).click();
  await expect(toast(page, "Blog post deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL("/admin/blogs");
});

test("a missing post says so; one that can't be loaded leads back to the list", async ({
  page,
  openStaff,
  makePost,
  faults,
}) => {
  faults.expect(/404 .*blogs\.getForStaff/, /400 .*blogs\.getForStaff/);
  await openStaff("/admin/blogs/edit/nowhere");
  await expect(page.getByRole("heading", { name: "Blog Not Found" })).toBeVisible();
  await expect(toast(page, "Blog not found")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/admin/blogs");
  const post = await makePost();
  await answerCall(page, "blogs.getForStaff", { status: 400, message: "No" });
  await openStaff(`/admin/blogs/edit/${post.id}`);
  await expect(toast(page, "Failed to load blog data")).toBeVisible();
  await expect(page).toHaveURL("/admin/blogs");
});

test("the list says when it can't be loaded, and tries again", async ({
  page,
  openStaff,
  faults,
}) => {
  faults.expect(/403 .*blogs\.listForStaff/);
  await answerCall(page, "blogs.listForStaff", { status: 403, message: "No" });
  await openStaff("/admin/blogs");
  await expect(page.getByText("Failed to load blogs")).toBeVisible();
  await restoreCall(page, "blogs.listForStaff");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("filters and pages live in the address", async ({ page, openStaff }) => {
  const figures = { published: 41, draft: 0, archived: 2 };
  const pagination = { page: 1, limit: 20, total: 0, pages: 0 };
  await openStaff("/admin/blogs?status=published&category=music&page=2&search=zzzz");
  await expect(page.getByText("No blogs found")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("music");
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("published");
  await page.getByRole("combobox", { name: "Category" }).selectOption("events");
  await expect(page).toHaveURL("/admin/blogs?search=zzzz&status=published&category=events");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/blogs");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await answerCall(page, "blogs.listForStaff", {
    data: { items: [], pagination, statusCounts: figures },
  });
  await openStaff("/admin/blogs");
  await expect(page.getByRole("region", { name: "Figures" })).toHaveText(
    "Total Blogs0Published41Drafts0Archived2",
  );
  await page.getByRole("link", { name: "Create First Blog Post" }).click();
  await expect(page).toHaveURL("/admin/blogs/create");
});

for (const scheme of ["light", "dark"] as const) {
  test(
    `looks well and axe finds nothing, ${scheme}`,
    { tag: "@both" },
    async ({ page, openStaff, makePost }) => {
      test.slow();
      await choose(page, scheme);
      const post = await makePost({ title: unique("A draft of this very long title") });
      await openStaff("/admin/blogs");
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await take(page, `staff-blogs-${scheme}`);
      await openStaff("/admin/blogs/create");
      await postForm(page).submit.click();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await toTop(page);
      await take(page, `staff-blog-create-${scheme}`);
      await openStaff(`/admin/blogs/edit/${post.id}`);
      const fields = postForm(page);
      await fields.excerpt.fill("Typed, and lost in a reload.");
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
      await page.getByRole("button", { name: "Address", exact: true }).click();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await toTop(page);
      await take(page, `staff-blog-edit-${scheme}`);
      await page.getByRole("button", { name: "Delete Post" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoAxeViolations(page);
    },
  );
}

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ page, openStaff, makePost }) => {
    const post = await makePost();
    await page.setViewportSize({ width: 320, height: 640 });
    await openStaff("/admin/blogs");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await openStaff("/admin/blogs/create");
    await expectNoSidewaysScroll(page);
    await openStaff(`/admin/blogs/edit/${post.id}`);
    await page.getByRole("button", { name: "Address", exact: true }).click();
    await expectNoSidewaysScroll(page);
  },
);

test(
  "the table's head stays in sight while its rows scroll",
  { tag: "@both" },
  async ({ page, openStaff }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 560 });
    await openStaff("/admin/blogs");
    await page.getByRole("row").last().scrollIntoViewIfNeeded();
    const head = page.getByRole("columnheader", { name: "Blog Post" });
    await expect(head).toBeInViewport({ ratio: 1 });
    const covered = await head.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 20, top + height / 2));
    });
    expect(covered).toBe(false);
  },
);

test("a post is published, edited and deleted with the keyboard alone", async ({
  page,
  openStaff,
  makePost,
}) => {
  const { title } = await makePost();
  await openStaff(`/admin/blogs?search=${encodeURIComponent(title)}`);
  const press = async (name: string) => {
    const button = row(page, title).getByText(name, { exact: true });
    await expect(button).toBeVisible();
    const target = button.locator("xpath=ancestor-or-self::*[self::a or self::button]");
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await press("Publish");
  await expect(toast(page, "Blog published successfully")).toBeVisible();
  await press("Delete");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Delete ${title}` })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Edit blog post" })).toBeVisible();
  await expect(postForm(page).title).toHaveValue(title);
});

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** What sticks to the window's top would lie across the middle of the whole page. */
async function toTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}
