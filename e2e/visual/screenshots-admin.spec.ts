import { choose, test } from "../support/admin-test.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

/**
 * Screenshots for people to look at, in `.output/screenshots/`: the pages of the admin area in
 * light and dark mode.
 */

// Taking a screenshot adds a style that hides the caret, which the site's policy blocks.
test.use({ bypassCSP: true });

const pages = [
  "",
  "/account",
  "/analytics",
  "/api-keys",
  "/blogs",
  "/blogs/create",
  "/calendar",
  "/campaigns",
  "/campaigns/create",
  "/events",
  "/events/create",
  "/events/import",
  "/health",
  "/history",
  "/history/security",
  "/images",
  "/messages",
  "/newsletter",
  "/newsletter/import",
  "/privacy",
  "/trash",
  "/users",
];

test.describe("screenshots", { tag: "@both" }, () => {
  for (const scheme of ["light", "dark"] as const) {
    for (const path of pages) {
      const name = path === "" ? "dashboard" : path.slice(1).replaceAll("/", "-");

      test(`${name}, ${scheme}`, async ({ page, openAdmin }) => {
        await choose(page, scheme);
        await openAdmin(`/admin${path}`);
        await page.waitForLoadState("networkidle");
        await screenshot(page, `admin-${name}-${scheme}`);
      });
    }

    test(`an event's form, ${scheme}`, async ({ page, openAdmin, eventNamed }) => {
      await choose(page, scheme);
      await openAdmin(`/admin/events/edit/${eventNamed("Northern Lights").id}`);
      await expect(page.getByRole("region", { name: "History" })).toBeVisible();
      await screenshot(page, `admin-events-edit-${scheme}`);
    });

    test(`the sign-in, ${scheme}`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open("/admin/login");
      await screenshot(page, `admin-login-${scheme}`);
    });
  }
});
