import { expect, test } from "../support/test.ts";

test("prints as a clean sheet", async ({ page, open, eventNamed }) => {
  await open(`/events/${eventNamed("Northern Lights").id}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: "All events" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^4:00 PM to 10:00 PM/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "You may also like" })).toBeHidden();
  await expect(page.getByText("73 spots left")).toBeVisible();
  await expect(page.getByLabel("Starts in")).toBeHidden();
  await expect(page.getByRole("link", { name: /^Get Tickets Now/ })).toHaveCount(0);
  await expect(page.getByText(/^Tickets *https:\/\/tickets\.beforeten\.example\/./)).toBeVisible();
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
  const withHoles = await page
    .locator("article *")
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).maskImage !== "none").length);
  expect(withHoles).toBe(0);
});
