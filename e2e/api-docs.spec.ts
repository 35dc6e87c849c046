import { expectNoAxeViolations } from "./axe.ts";
import { expect, test } from "./test.ts";

test.describe("the API's page", { tag: "@both" }, () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`has nothing axe finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/api/docs");
      await expectNoAxeViolations(page);
    });
  }

  test("is no wider than the screen, and its links lead to calls", async ({ page }) => {
    await page.goto("/api/docs");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.getByRole("link", { name: "POST /events", exact: true }).click();
    await expect(page.locator("article:target")).toContainText("Create an event");
  });
});
