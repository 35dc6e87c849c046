import type { Page } from "@playwright/test";
import { toast, unique } from "../../support/admin-test.ts";
import {
  expectNoAxeViolationsInEitherScheme,
  expectNoAxeViolationsOnPhone,
} from "../../support/axe.ts";
import { tabTo, typeInto } from "../../support/keyboard.ts";
import { postForm, test } from "../../support/posts.ts";
import { expect } from "../../support/test.ts";

/** Moves by keyboard from the text to a tool above it. */
async function chooseTool(page: Page, name: string): Promise<void> {
  const toolbar = page.getByRole("toolbar", { name: "Format the content" });
  await tabTo(page, toolbar.locator("button[tabindex='0']"), "Shift+Tab");
  await tabTo(page, toolbar.getByRole("button", { name, exact: true }), "ArrowRight");
  await page.keyboard.press("Enter");
}

test("a structured post is written by keyboard alone, and everyone can read it", async ({
  page,
  browser,
  request,
  session,
  openAdmin,
  makeEvent,
}) => {
  test.slow();
  const event = await makeEvent({ status: "published" });
  const title = unique("Written by Keys");
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 90 } });
  await openAdmin("/admin/blogs/create");
  const fields = postForm(page);
  const { keyboard } = page;
  await typeInto(page, fields.title, title);
  await typeInto(page, fields.excerpt, "How an afternoon becomes a habit.");

  await tabTo(page, fields.content);
  await keyboard.press("Control+Alt+2");
  await keyboard.type("Shoes first");
  await keyboard.press("Enter");
  await keyboard.type("We hung the mirror ball at three, and put names on ");
  await keyboard.press("Control+k");
  const linkDialog = page.getByRole("dialog", { name: "Add a link" });
  await expect(linkDialog.getByLabel("Address")).toBeFocused();
  await keyboard.type("tickets.example/door");
  await typeInto(page, linkDialog.getByLabel("Text"), "the door list");
  await keyboard.press("Enter");
  await expect(fields.content).toBeFocused();
  await keyboard.type(".");
  await keyboard.press("Enter");
  await keyboard.press("Control+Shift+8");
  await keyboard.type("Flat soles");
  await keyboard.press("Enter");
  await keyboard.type("A layer");
  await keyboard.press("Enter");
  await keyboard.press("Enter");

  await chooseTool(page, "Image");
  const imageDialog = page.getByRole("dialog", { name: "Add an image" });
  await tabTo(page, imageDialog.getByLabel("Upload an image"));
  const chooser = page.waitForEvent("filechooser");
  await keyboard.press("Space");
  await (await chooser).setFiles({ name: "shoes.png", mimeType: "image/png", buffer: image });
  await expect(imageDialog.locator("img[src^='/media/']")).toBeVisible();
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);
  await typeInto(page, imageDialog.getByLabel("Description"), "Red shoes in a doorway");
  await keyboard.press("Enter");
  await expect(fields.content.getByRole("img", { name: "Red shoes in a doorway" })).toBeVisible();
  await expect(fields.content).toBeFocused();

  await chooseTool(page, "Event");
  const eventDialog = page.getByRole("dialog", { name: "Add an event" });
  await expect(eventDialog.getByLabel("Event", { exact: true })).toBeFocused();
  await keyboard.type(event.eventName);
  await expect(page.getByRole("option", { name: event.eventName })).toHaveCount(1);
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(fields.content.getByText(event.eventName)).toBeVisible();
  await expect(fields.content).toBeFocused();
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);

  await tabTo(page, page.getByRole("button", { name: "Settings", exact: true }));
  await keyboard.press("Enter");
  await typeInto(page, fields.author, "The desk");
  await typeInto(page, fields.category, "Music");
  await typeInto(page, fields.status, "Published");
  await tabTo(page, fields.submit);
  await keyboard.press("Enter");
  await expect(toast(page, "Blog post created successfully!")).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await context.newPage();
  const slug = title.toLowerCase().replaceAll(" ", "-");
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor.getByRole("heading", { level: 2, name: "Shoes first" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: "the door list" })).toHaveAttribute(
    "href",
    "https://tickets.example/door",
  );
  await expect(visitor.getByRole("listitem").filter({ hasText: /^Flat soles$/ })).toBeVisible();
  await expect(visitor.getByRole("img", { name: "Red shoes in a doorway" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: event.eventName })).toHaveAttribute(
    "href",
    `/events/${event.id}`,
  );
  await context.close();
  const headers = { authorization: `Bearer ${session.token}` };
  const { data } = await (await request.get(`/api/blogs/${slug}`, { headers })).json();
  await request.delete(`/api/blogs/${data.id}`, { headers });
});

test("a draft is restored after a reload, with its structure", async ({
  page,
  openAdmin,
  makePost,
}) => {
  const post = await makePost();
  await openAdmin(`/admin/blogs/edit/${post.id}`);
  const { content } = postForm(page);
  await expect(content).toContainText("We hung the mirror ball at three.");
  await content.press("Control+Home");
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  const heading = content.getByRole("heading", { name: "We hung the mirror ball at three." });
  await expect(heading).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(heading).toBeHidden();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(heading).toBeVisible();
});
