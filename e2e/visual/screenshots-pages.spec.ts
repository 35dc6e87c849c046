import { answerCall, holdCall } from "../support/calls.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect, test } from "../support/test.ts";

/**
 * Screenshots for people to look at, in `.output/screenshots/`: the pages besides Home and the
 * events.
 */

// Taking a screenshot adds a style that hides the caret, which the site's policy blocks.
test.use({ bypassCSP: true });

test.describe("screenshots", { tag: "@both" }, () => {
  for (const [file, path] of [
    ["about", "/about"],
    ["gallery", "/gallery"],
    ["gallery-tab", "/gallery?country=UK"],
    ["trust", "/trust"],
    ["blog", "/blog"],
    ["blog-none", "/blog?search=zzzzqq"],
    ["post", "/blog/the-first-record-of-the-day"],
    ["contact", "/contact"],
    ["unsubscribe-without-address", "/unsubscribe"],
  ] as const) {
    test(file, async ({ open }) => {
      await screenshot(await open(path), file);
    });
  }

  test("trust at its questions", async ({ open }) => {
    const page = await open("/trust#faq");
    await page.getByText("Can I buy drinks?").click();
    await screenshot(page, "trust-faq", { fullPage: false });
  });

  test("gallery without events, and when they can't come", async ({ page, open, pageErrors }) => {
    pageErrors.expect(/400 .*events\.list/);
    await open("/gallery");
    const tab = (name: string) => page.getByRole("link", { name, exact: true });
    await answerCall(page, "events.list", { status: 400, message: "No" });
    await tab("NZ").click();
    await expect(page.getByText("Failed to load events")).toBeVisible();
    await screenshot(page, "gallery-failed", { fullPage: false });
    await answerCall(page, "events.list", {
      data: { items: [], pagination: { page: 1, limit: 100, total: 0, pages: 0 } },
    });
    await tab("CA").click();
    await expect(page.getByText("No events found")).toBeVisible();
    await screenshot(page, "gallery-none", { fullPage: false });
  });

  test("contact refused, and while it is sent", async ({ page, open }) => {
    const letGo = await holdCall(page, "contact.send");
    await open("/contact");
    const form = page.getByRole("region", { name: "Write to us" });
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByText("Name is required")).toBeVisible();
    await screenshot(page, "contact-refused", { fullPage: false });
    await form.getByRole("textbox", { name: "Your name" }).fill("Ana");
    await form.getByRole("textbox", { name: "Your email address" }).fill("ana@example.com");
    await form.getByRole("textbox", { name: "Subject" }).fill("Two tickets");
    await form.getByRole("textbox", { name: "Your message" }).fill("Can two friends go?");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await screenshot(page, "contact-sending", { fullPage: false });
    letGo();
    await expect(page.getByRole("alert")).toBeVisible();
    await screenshot(page, "contact-done", { fullPage: false });
  });

  test("unsubscribed already", async ({ page, open }) => {
    await open("/unsubscribe?email=unknown@example.com");
    await expect(page.getByRole("heading", { name: "Already Unsubscribed" })).toBeVisible();
    await screenshot(page, "unsubscribe-already", { fullPage: false });
  });

  test("what a mailed link asks", async ({ page, open }) => {
    await open("/unsubscribe?token=nonsense");
    await screenshot(page, "unsubscribe-asks", { fullPage: false });
    await open("/verify-email/nonsense");
    await screenshot(page, "verify-email-asks", { fullPage: false });
  });

  test("a confirmation that fails", async ({ page, open, pageErrors }) => {
    pageErrors.expect(/400 .*newsletter\.confirm/);
    await open("/newsletter/confirm?token=nonsense");
    await screenshot(page, "confirm-asks", { fullPage: false });
    await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
    await expect(page.getByRole("link", { name: "Subscribe again" })).toBeVisible();
    await screenshot(page, "confirm-failed", { fullPage: false });
  });
});
