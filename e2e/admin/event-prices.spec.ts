import { test, toast, unique } from "../support/admin-test.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { fillEvent } from "../support/event-form.ts";
import { expect } from "../support/test.ts";

test("prices by date are added by keyboard and shown on the page", async ({ page, openAdmin }) => {
  await openAdmin("/admin/events/create");
  const name = unique("Early Bird");
  const fields = await fillEvent(page, name);
  await page.getByRole("button", { name: "Add an earlier price" }).press("Enter");
  await expect(page.getByLabel("Earlier price 1", { exact: true })).toBeFocused();
  await page.keyboard.type("30");
  await fields.submit.click();
  await expect(page.getByText("Please say until when this price holds")).toBeVisible();
  await page.getByLabel("Earlier price 1 until").fill("2032-03-07T23:59");
  await fields.submit.click();
  await expect(page.getByText("A price by date has to end before the party does")).toBeVisible();
  await page.getByLabel("Earlier price 1 until").fill("2031-03-07T23:59");
  await expectNoAxeViolations(page);
  const later = "until Friday 7 March, 11:59 PM AEDT, then A$45.50";
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("A$30");
  await fields.submit.click();
  await expect(toast(page, "Event created successfully!")).toBeVisible();
  await page.goto("/events?q=" + encodeURIComponent(name));
  await expect(page.getByText("A$30").first()).toBeVisible();
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByText(later)).toBeVisible();
});
