import { type Page, expect } from "@playwright/test";
import { toast } from "../support/admin-test.ts";
import { fillEvent } from "../support/event-form.ts";
import { test } from "../support/fresh-site.ts";

const tenMinutesMs = 600_000;

async function toDashboard(page: Page): Promise<void> {
  await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Set up your site" })).toBeVisible();
}

test("a newcomer's own site takes less than ten minutes", async ({ page, browser, fresh }) => {
  test.setTimeout(tenMinutesMs);
  const { url, email, password, startedAt } = fresh;
  const name = "Half Past Four";
  const party = "Opening Afternoon";

  await page.goto(`${url}/admin`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: /^Sign/ }).click();
  await expect(page.getByText("0 of 8 done")).toBeVisible();

  await page.getByRole("link", { name: "Change name and logo" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings are saved")).toBeVisible();

  await toDashboard(page);
  await expect(page.getByText("1 of 8 done")).toBeVisible();
  await page.getByRole("link", { name: "Create an event" }).click();
  const fields = await fillEvent(page, party);
  await fields.submit.click();
  await expect(toast(page, "Event created successfully!")).toBeVisible();

  await toDashboard(page);
  await page.getByRole("button", { name: "Remove it…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("list", { name: "What goes" })).toContainText(/\d+ parties/);
  await dialog.getByRole("textbox").fill("remove");
  await dialog.getByRole("button", { name: "Remove for good" }).click();
  await expect(toast(page, "Demo club removed")).toBeVisible();
  await expect(page.getByText("3 of 8 done")).toBeVisible();

  const visitor = await browser.newContext();
  const home = await visitor.newPage();
  await home.goto(url);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(`From the first start to a site of one's own: ${seconds} s\n`);
  await expect(home).toHaveTitle(new RegExp(name));
  await expect(home.getByRole("banner")).toContainText(name);
  await expect(home.getByRole("contentinfo")).toContainText(name);
  const parties = home
    .getByRole("region", { name: "Coming up" })
    .getByRole("heading", { level: 4 });
  await expect(parties).toHaveText([party]);
  await home.goto(`${url}/events`);
  await expect(home.getByText("Showing 1 of 1 events")).toBeVisible();
  await visitor.close();
  expect(seconds * 1_000).toBeLessThan(tenMinutesMs);
});
