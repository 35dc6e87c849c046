import { expectNoAxeViolationsInEitherScheme } from "../support/axe.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test } from "../support/test.ts";

test.describe("the API's page", { tag: "@both" }, () => {
  test("has nothing axe finds, light and dark", async ({ page }) => {
    test.slow();
    await page.goto("/api/docs");
    await expectNoAxeViolationsInEitherScheme(page);
  });

  test("is no wider than the screen, and its links lead to calls", async ({ page }) => {
    await page.goto("/api/docs");
    await expectNoOverflow(page);
    await page.getByRole("link", { name: "POST /events", exact: true }).click();
    await expect(page.locator("article:target")).toContainText("Create an event");
  });
});
