import { expectNoAxeViolations } from "../support/axe.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { choose, unique } from "../support/admin-test.ts";
import { postForm, test } from "../support/posts.ts";
import { screenshot, toTop } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

for (const scheme of ["light", "dark"] as const) {
  test(
    `looks well and axe finds nothing, ${scheme}`,
    { tag: "@both" },
    async ({ page, openAdmin, makePost }) => {
      test.slow();
      await choose(page, scheme);
      const post = await makePost({ title: unique("A draft of this very long title") });
      await openAdmin("/admin/blogs");
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await expectNoOverflow(page);
      await expectNoAxeViolations(page);
      await screenshot(page, `staff-blogs-${scheme}`);
      await openAdmin("/admin/blogs/create");
      await postForm(page).submit.click();
      await expectNoOverflow(page);
      await expectNoAxeViolations(page);
      await toTop(page);
      await screenshot(page, `staff-blog-create-${scheme}`);
      await openAdmin(`/admin/blogs/edit/${post.id}`);
      const fields = postForm(page);
      await fields.excerpt.fill("Typed, and lost in a reload.");
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
      await page.getByRole("button", { name: "Address", exact: true }).click();
      await expectNoOverflow(page);
      await expectNoAxeViolations(page);
      await toTop(page);
      await screenshot(page, `staff-blog-edit-${scheme}`);
      await page.getByRole("button", { name: "Delete Post" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoAxeViolations(page);
    },
  );
}

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
    await page.getByRole("button", { name: "Address", exact: true }).click();
    await expectNoOverflow(page);
  },
);

test("the table's head stays in sight while its rows scroll", async ({ page, openAdmin }) => {
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
