import { expectNoAxeViolations } from "../../support/axe.ts";
import { answerCall, holdCall, loseCall, recordCalls, restoreCall } from "../../support/calls.ts";
import { toast, unique } from "../../support/admin-test.ts";
import { content, fillPost, openSettings, postForm, test } from "../../support/posts.ts";
import { expect } from "../../support/test.ts";

/** One pixel. Browsers display it whatever its file is called. */
const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

test("each field shows its error, and nothing is sent", async ({ page, openAdmin }) => {
  const calls = recordCalls(page);
  await openAdmin("/admin/blogs/create");
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
  await openSettings(page);
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
    buffer: Buffer.concat([gif, Buffer.alloc(5 * 1024 * 1024 - 1 - gif.length)]),
  });
  await expect(page.getByText("Image size must be less than 5MB")).toBeHidden();
  await fields.image.setInputFiles({
    name: "story.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(5 * 1024 * 1024),
  });
  await expect(page.getByText("Image size must be less than 5MB")).toBeVisible();
  expect(calls.filter((call) => call.startsWith("posts."))).toEqual([]);
});

test("the server refuses a file that isn't an image, with an error under its field", async ({
  page,
  openAdmin,
  makePost,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*posts\.update/);
  const post = await makePost();
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  const fields = postForm(page);
  await openSettings(page);
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

test("a failed save keeps what was typed, and shows the server's errors", async ({
  page,
  openAdmin,
  makePost,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED .*posts\.create/, /409 .*posts\.update/);
  await loseCall(page, "posts.create");
  await openAdmin("/admin/blogs/create");
  const title = unique("Kept");
  const fields = await fillPost(page, title);
  await fields.submit.click();
  await expect(toast(page, "Failed to create blog post. Please try again.")).toBeVisible();
  await expect(fields.title).toHaveValue(title);
  await expect(fields.content).toHaveText(content, { useInnerText: true });
  await expect(fields.submit).toBeFocused();
  await restoreCall(page, "posts.create");

  const [other, post] = [await makePost(), await makePost()];
  page.once("dialog", (dialog) => void dialog.accept());
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  await openSettings(page);
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

test("a changed address redirects from the old one", async ({ page, openAdmin, makePost }) => {
  const post = await makePost({ status: "published" });
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  await openSettings(page);
  await page.getByRole("button", { name: "Address", exact: true }).click();
  const slug = `renamed-${post.seo.slug}`;
  await postForm(page).slug.fill(slug);
  await postForm(page).submit.click();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
  const answer = await page.request.get(`/blog/${post.seo.slug}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/blog/${slug}`);
  // A view counted after the post is deleted would be refused.
  const counted = page.waitForResponse(/posts\.recordView/);
  await page.goto(`/blog/${post.seo.slug}`);
  await expect(page).toHaveURL(`/blog/${slug}`);
  await counted;
});

test("while it saves, the button says so and a second click does nothing", async ({
  page,
  openAdmin,
  makePost,
}) => {
  const calls = recordCalls(page);
  const letGo = await holdCall(page, "posts.update");
  const post = await makePost();
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  const fields = postForm(page);
  await fields.excerpt.fill("Something else is told here.");
  await fields.submit.dblclick();
  await expect(fields.submit).toHaveText("Updating...");
  await expect(fields.submit).toBeDisabled();
  letGo();
  await expect(toast(page, "Blog post updated successfully!")).toBeVisible();
  expect(calls.filter((call) => call === "posts.update")).toHaveLength(1);
});

test("Preview says that a post has to be stored first", async ({ page, openAdmin }) => {
  await openAdmin("/admin/blogs/create");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(toast(page, "Preview")).toHaveText("Preview functionality coming soon!");
});

test("a post is deleted from its own page, after a question", async ({
  page,
  openAdmin,
  makePost,
}) => {
  const post = await makePost();
  await openAdmin(`/admin/blogs/edit/${post.id}`);
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
  openAdmin,
  makePost,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*posts\.getForAdmin/);
  await openAdmin("/admin/blogs/edit/nowhere");
  await expect(page.getByRole("heading", { name: "Blog Not Found" })).toBeVisible();
  await expect(toast(page, "Blog not found")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/admin/blogs");
  const post = await makePost();
  await answerCall(page, "posts.getForAdmin", { status: 400, message: "No" });
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  await expect(toast(page, "Failed to load blog data")).toBeVisible();
  await expect(page).toHaveURL("/admin/blogs");
});
