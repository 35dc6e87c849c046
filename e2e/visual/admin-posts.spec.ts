import { expectGoodLooks } from "../support/looks.ts";
import { expectNoAxeViolationsInEitherScheme } from "../support/axe.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { unique } from "../support/admin-test.ts";
import { openSettings, postForm, test } from "../support/posts.ts";
import { expect } from "../support/test.ts";

test(
  "looks well and axe finds nothing, light and dark",
  { tag: "@both" },
  async ({ page, openAdmin, makePost }) => {
    test.slow();
    const post = await makePost({ title: unique("A draft of this very long title") });
    await openAdmin("/admin/blogs");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-blogs");
    await openAdmin("/admin/blogs/create");
    await postForm(page).submit.click();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-blog-create");
    await openAdmin(`/admin/blogs/edit/${post.id}`);
    const fields = postForm(page);
    await fields.excerpt.fill("Typed, and lost in a reload.");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
    await openSettings(page);
    await page.getByRole("button", { name: "Address", exact: true }).click();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-blog-edit");
    await page.getByRole("button", { name: "Close the settings" }).click();
    await page.getByRole("button", { name: "Delete Post" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAxeViolationsInEitherScheme(page);
  },
);

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ page, openAdmin, makePost }) => {
    const post = await makePost();
    await page.setViewportSize({ width: 320, height: 640 });
    await openAdmin("/admin/blogs");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expectNoOverflow(page);
    await openAdmin("/admin/blogs/create");
    await expectNoOverflow(page);
    await openAdmin(`/admin/blogs/edit/${post.id}`);
    await openSettings(page);
    await page.getByRole("button", { name: "Address", exact: true }).click();
    await expectNoOverflow(page);
  },
);

test("the table's header stays visible while its rows scroll", async ({ page, openAdmin }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await openAdmin("/admin/blogs");
  await page.getByRole("row").last().scrollIntoViewIfNeeded();
  const head = page.getByRole("columnheader", { name: "Blog Post" });
  await expect(head).toBeInViewport({ ratio: 1 });
  const covered = await head.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 20, top + height / 2));
  });
  expect(covered).toBe(false);
});
