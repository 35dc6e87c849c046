import { toast } from "../../support/admin-test.ts";
import { expectNoAxeViolations } from "../../support/axe.ts";
import { pressOn, tabTo, typeInto } from "../../support/keyboard.ts";
import { test } from "../../support/posts.ts";
import { chooseActionByKey } from "../../support/row-menu.ts";
import { expect } from "../../support/test.ts";

test("anyone with the link can read a draft's preview, until it is revoked", async ({
  page,
  openAdmin,
  makePost,
  pageErrors,
}) => {
  pageErrors.expect(/404 .*\/blog\/preview\//);
  const { id, title, seo } = await makePost();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(`/admin/blogs?search=${encodeURIComponent(title)}`);
  await chooseActionByKey(page, title, "Copy link to the preview");
  await expect(toast(page, "Preview link copied")).toBeVisible();
  const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const visitor = await page.context().newPage();
  const answer = await visitor.goto(url.pathname);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.getByRole("note", { name: "About this preview" })).toContainText(
    /^Preview – not public; valid until/,
  );
  await expectNoAxeViolations(visitor);
  expect((await visitor.request.get(`/blog/${seo.slug}`)).status()).toBe(404);

  const opened = page.waitForEvent("popup");
  await chooseActionByKey(page, title, "Preview");
  const tab = await opened;
  await expect(tab).toHaveURL(url.pathname);
  await tab.close();

  await openAdmin(`/admin/blogs/edit/${id}`);
  const field = page.getByRole("textbox", { name: "Title" });
  // Tabbing into a field selects its text.
  await typeInto(page, field, `${title} again`);
  await expect(page.getByText("The preview shows what was saved")).toBeVisible();
  await pressOn(page, page.getByRole("button", { name: "Revoke link" }));
  await expect(toast(page, "The preview link no longer works")).toBeVisible();
  await tabTo(page, field, "Shift+Tab");
  await page.keyboard.type(title);
  await visitor.goto(url.pathname);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This preview has ended");
  await expectNoAxeViolations(visitor);
  await visitor.close();
});
