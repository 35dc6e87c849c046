import {
  expectNoAxeViolationsInEitherScheme,
  expectNoAxeViolationsOnPhone,
} from "../support/axe.ts";
import { test, toast, unique } from "../support/admin-test.ts";
import { expect, startScripts } from "../support/test.ts";

/** Each test changes a sentence that no other test reads, and brings it back. */

// They publish and discard all drafts.
test.describe.configure({ mode: "default" });

test("a sentence is edited on the page and published, by keyboard alone", async ({
  page,
  openAdmin,
  pageErrors,
}) => {
  // The check for accessibility runs a script in every frame, and the page's has none.
  pageErrors.expect(/Blocked script execution in 'about:srcdoc'/);
  const text = unique("And now and then in Perth");
  await openAdmin("/admin/site/edit?page=%2Fabout");
  const frame = page.frameLocator("iframe");
  const sentence = frame.getByText("And now and then, as guests, in Singapore.");
  await sentence.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Never mind");
  await page.keyboard.press("Escape");
  await expect(sentence).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(frame.getByText(text)).toBeFocused();
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);

  const visitor = await page.context().newPage();
  await visitor.goto("/about");
  await expect(visitor.getByText("as guests, in Singapore.")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(toast(page, "1 text published")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(text)).toBeVisible();
  await visitor.close();

  await openAdmin(`/admin/site?search=${encodeURIComponent(text)}`);
  await page.getByRole("button", { name: "Edit Why 4PM? (/about): Guests" }).click();
  await page.getByRole("button", { name: "Back to the default" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("No texts found")).toBeVisible();
});

test("an admin opens the editor of a page from the page itself", async ({
  page,
  openAdmin,
  browser,
}) => {
  await openAdmin("/admin");
  await page.goto("/about");
  await startScripts(page);
  const link = page.getByRole("link", { name: "Edit this page" });
  await expect(link).toBeInViewport();
  await expectNoAxeViolationsInEitherScheme(page);
  await link.click();
  await expect(page).toHaveURL(/site\/edit\?page=%2Fabout$/);
  await expect(page.getByLabel("Page", { exact: true })).toHaveValue("/about");

  const visitor = await browser.newPage();
  await visitor.goto("/about");
  await startScripts(visitor);
  await visitor.waitForLoadState("networkidle");
  await expect(visitor.getByRole("link", { name: "Edit this page" })).toHaveCount(0);
  await visitor.close();
});

test("sentences typed one after the other are all kept, and one that is refused stays typed", async ({
  page,
  openAdmin,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*site\.saveText|status of 400/);
  await openAdmin("/admin/site/edit?page=%2Fabout");
  const frame = page.frameLocator("iframe");
  const [first, second] = [unique("One room"), unique("Where we")];
  await frame.getByText("From one room to the world").click();
  await page.keyboard.type(first);
  await frame.getByText("Where we dance").click();
  await page.keyboard.type(second, { delay: 40 });
  await page.keyboard.press("Enter");
  await expect(frame.getByText(first)).toBeVisible();
  await expect(frame.getByText(second)).toBeVisible();
  await expect(page.getByText("2 drafts that visitors")).toBeVisible();

  await frame.getByText("Our story").click();
  await page.keyboard.type("Too long ".repeat(12));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Please use at most 40 characters/).first()).toBeVisible();
  await frame.getByText("Too long Too long").click();
  await expect(frame.getByRole("textbox")).toHaveText(/^(Too long ){11}Too long$/);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(frame.getByText("Where we dance")).toBeVisible();
});

test("an entry of a list is added, moved, hidden and removed in a form", async ({
  page,
  openAdmin,
}) => {
  await openAdmin("/admin/site?search=about+timeline+2019");
  await page.getByRole("button", { name: "Edit Why 4PM? (/about): Timeline" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Add an entry" }).click();
  await form.getByLabel("Year of entry 7").fill("2026");
  await form.getByLabel("Text of 2026").fill("Dublin, at last.");
  await form.getByRole("button", { name: "Move 2026 up" }).click();
  await expect(form.getByLabel(/^Year of/).nth(5)).toHaveValue("2026");
  await form.getByRole("button", { name: "Hide 2024" }).click();
  await form.getByRole("button", { name: "Remove 2019" }).click();
  await expect(form.getByText("Removed: 2019")).toBeVisible();
  await expectNoAxeViolationsInEitherScheme(page);
  await form.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(form).toBeHidden();

  const visitor = await page.context().newPage();
  await visitor.goto("/about");
  const years = visitor.locator("#timeline li strong");
  await expect(years).toHaveText(["2020", "2021", "2022", "2023", "2026"]);
  await visitor.close();

  await page.getByRole("button", { name: "Edit Why 4PM? (/about): Timeline" }).click();
  await form.getByRole("button", { name: "Back to the default" }).click();
  await form.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(form).toBeHidden();
});
