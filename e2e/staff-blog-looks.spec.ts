import { expectNoAxeViolations } from "./axe.ts";
import { expectNoSidewaysScroll } from "./sideways.ts";
import { choose, unique } from "./staff.ts";
import { postForm, test } from "./staff-posts.ts";
import { take, toTop } from "./take.ts";
import { expect } from "./test.ts";

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

test("the table's head stays in sight while its rows scroll", async ({ page, openStaff }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await openStaff("/admin/blogs");
  await page.getByRole("row").last().scrollIntoViewIfNeeded();
  const head = page.getByRole("columnheader", { name: "Blog Post" });
  await expect(head).toBeInViewport({ ratio: 1 });
  const covered = await head.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 20, top + height / 2));
  });
  expect(covered).toBe(false);
});
