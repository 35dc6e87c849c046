import type { Page } from "@playwright/test";
import { admin } from "../support/first-admin.ts";
import { comeAlive, expect, test as base } from "../support/test.ts";

/** Pages whose scripts are held back until they are released. */
const test = base.extend<{ openEarly: (path: string) => Promise<() => Promise<void>> }>({
  openEarly: async ({ page }, use) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await promise;
      await route.fallback();
    });
    await use(async (path) => {
      // The admin area's scripts delay the event of loading.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      return () => {
        resolve();
        return comeAlive(page);
      };
    });
    resolve();
  },
});

const address = () => `dancer-${crypto.randomUUID()}@example.com`;

function toast(page: Page, text: string) {
  return page.getByRole("alert").filter({ hasText: text });
}

test("signing in works before the page's scripts have loaded", async ({ page, openEarly }) => {
  const letGo = await openEarly("/admin/login");
  await page.getByRole("textbox", { name: "Email" }).fill(admin.email);
  await page.getByRole("textbox", { name: "Password" }).fill(admin.password);
  await page.getByRole("button", { name: /^Sign/ }).click();
  await expect(page).toHaveURL("/admin/login");
  void letGo();
  await expect(toast(page, "Welcome back, Admin!")).toBeVisible();
  await expect(page).toHaveURL("/admin");
});

test("autofilled values count as typed", async ({ page, openEarly }) => {
  const letGo = await openEarly("/admin/login");
  await page.getByRole("textbox", { name: "Email" }).fill("no-address");
  await page.getByRole("textbox", { name: "Password" }).fill(admin.password);
  await page.getByRole("button", { name: "Show or hide password" }).click();
  await letGo();
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveAttribute("type", "text");
  await page.getByRole("textbox", { name: "Email" }).fill(admin.email);
  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await expect(page).toHaveURL("/admin");
});

test("subscribing, however often the button is clicked", async ({ page, openEarly, db }) => {
  const letGo = await openEarly("/");
  const email = address();
  const form = page.getByRole("region", { name: "Be first through the door" });
  await form.getByRole("textbox").fill(email);
  await form.getByRole("textbox").press("Enter");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/");
  await letGo();
  await expect(toast(page, "Successfully subscribed to newsletter!")).toBeVisible();
  const row = await db
    .selectFrom("subscribers")
    .select("status")
    .where("email", "=", email)
    .executeTakeFirst();
  expect(row?.status).toBe("active");
});

test("a message and its topic", async ({ page, openEarly, db }) => {
  const letGo = await openEarly("/contact");
  const email = address();
  const form = page.getByRole("region", { name: "Write to us" });
  await form.getByRole("textbox", { name: "Your name" }).fill("Ana");
  await form.getByRole("textbox", { name: "Your email address" }).fill(email);
  await form.getByRole("radio", { name: "Feedback" }).check();
  await form.getByRole("textbox", { name: "Subject" }).fill("The last song");
  await form.getByRole("textbox", { name: "Your message" }).fill("Please play it twice.");
  await form.getByRole("button", { name: /^Send/ }).click();
  await page.getByText("Can I get a refund?").click();
  await letGo();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  await expect(page.getByText("in full, up to 48 hours before")).toBeVisible();
  const rows = await db
    .selectFrom("contact_messages")
    .select(["type", "subject", "message"])
    .where("email", "=", email)
    .execute();
  expect(rows).toEqual([
    { type: "feedback", subject: "The last song", message: "Please play it twice." },
  ]);
});

test("searching and filtering", async ({ page, openEarly }) => {
  const letGo = await openEarly("/events");
  await page.getByRole("searchbox").fill("disco");
  await page.getByRole("searchbox").press("Enter");
  await page.getByRole("combobox", { name: "Country" }).selectOption("AU");
  await letGo();
  await expect(page).toHaveURL(/\?(?=.*\bq=disco\b)(?=.*\bcountry=AU\b)/);
  await expect(page.getByRole("searchbox")).toHaveValue("disco");
  await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("AU");
});

test("a category, and a search in it", async ({ page, openEarly }) => {
  const letGo = await openEarly("/blog");
  await page.getByRole("searchbox").fill("record");
  await page.getByRole("button", { name: "Music" }).click();
  // Without scripts the browser submits the form, with all of its fields.
  await expect(page).toHaveURL("/blog?category=music&search=record");
  await letGo();
  await expect(page.getByRole("searchbox")).toHaveValue("record");
});

test("a new password, shown and hidden", async ({ page, openEarly, pageErrors }) => {
  pageErrors.expect(/400 .*resetPassword/, /console error.*400/);
  const letGo = await openEarly("/reset-password/nonsense");
  const password = page.getByRole("textbox", { name: /^New password/ });
  await password.fill("four odd walnut drums");
  await page.getByRole("checkbox", { name: "Show password" }).check();
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL("/reset-password/nonsense");
  await letGo();
  await expect(page.getByRole("alert")).toContainText("link");
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("four odd walnut drums");
});

test("requesting a link to reset the password", async ({ page, openEarly }) => {
  const letGo = await openEarly("/forgot-password");
  const email = page.getByRole("textbox", { name: "Your email address" });
  await email.fill(address());
  await email.press("Enter");
  await expect(page).toHaveURL("/forgot-password");
  await letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
});

test("the button behind a mailed link", async ({ page, openEarly, pageErrors }) => {
  pageErrors.expect(/400 .*newsletter\.unsubscribe/, /console error.*400/);
  const letGo = await openEarly("/unsubscribe?token=nonsense");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await letGo();
  await expect(page.getByText("This unsubscribe link isn't complete.")).toBeVisible();
});

test("a poster, and a film", async ({ page, openEarly, eventNamed }) => {
  const { id, poster } = eventNamed("Harbour Disco");
  const openPoster = await openEarly(`/events/${id}`);
  await page.getByRole("button", { name: poster?.alt ?? "Poster" }).click();
  await openPoster();
  await expect(page.getByRole("button", { name: "Close the poster" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the admin area says that it needs them, and a search works", async ({ page }) => {
    for (const path of ["/invitation?token=unknown", "/admin/login", "/admin/events"]) {
      await page.goto(path);
      await expect(page.locator("noscript > p").first()).toBeVisible();
    }

    await page.goto("/events");
    await page.getByRole("combobox", { name: "Country" }).selectOption("AU");
    await page.getByRole("searchbox").fill("disco");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/events?q=disco&country=AU");
    await expect(page.getByRole("searchbox")).toHaveValue("disco");

    await page.goto("/blog");
    await page.getByRole("button", { name: "Music" }).click();
    await expect(page).toHaveURL("/blog?category=music");
  });
});
