import { expectNoAxeViolationsInEitherScheme } from "../support/axe.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test } from "../support/test.ts";

test.describe("the API's page", () => {
  test("has nothing axe finds, light and dark", async ({ page }) => {
    test.slow();
    await page.goto("/api/docs");
    await expectNoAxeViolationsInEitherScheme(page);
    // One function renders all operations, and those of series have every kind of part.
    await page.getByRole("link", { name: "Series" }).first().click();
    await page.getByText("The same in TypeScript").first().click();
    await expectNoAxeViolationsInEitherScheme(page);
  });

  test("is no wider than the screen, even with an open sample", async ({ page }) => {
    await page.goto("/api/docs");
    await expectNoOverflow(page);
    await page.getByRole("link", { name: "POST /events", exact: true }).click();
    const call = page.locator("article:target");
    await expect(call).toContainText("Create an event");
    await call.getByText("The same in TypeScript").click();
    await expect(call.getByText("await fetch(")).toBeVisible();
    await expectNoOverflow(page);
  });

  test("copies a sample", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/api/docs");
    await page.locator("#intro").getByRole("button", { name: "Copy" }).click();
    await expect(page.locator("#intro").getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^API=http.+\/api\ncurl -s "\$API\/events\/upcoming\?limit=3"$/);
  });

  test("finds an operation by its words, and shows all again", async ({ page }) => {
    await page.goto("/api/docs");
    const calls = page.locator("main .calls li:visible");
    const all = await calls.count();
    await page.keyboard.press("/");
    const field = page.getByRole("searchbox", { name: "Find a call" });
    await expect(field).toBeFocused();
    await page.keyboard.type("create an event");
    await expect(calls.first()).toContainText("/events");
    await expect(page.getByRole("status")).toHaveText(/^\d+ calls?$/);
    expect(await calls.count()).toBeLessThan(all / 4);
    await field.fill("polka evening");
    await expect(page.getByRole("status")).toHaveText("No call says all of this.");
    await page.keyboard.press("Escape");
    await expect(calls).toHaveCount(all);
  });
});
