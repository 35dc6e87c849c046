import { test } from "../support/admin-test.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect } from "../support/test.ts";

test("the tag for partners' pages has what was chosen, and the list is shown", async ({
  page,
  openAdmin,
}) => {
  await openAdmin("/admin/events");
  await page.getByRole("link", { name: "Embed" }).click();
  const tag = page.getByLabel("Tag");
  await expect(tag).toHaveValue(/^<script async src="http[^"]+\/embed\.js"><\/script>$/);
  const list = page.frameLocator("iframe");
  await expect(list.getByRole("heading", { level: 1 })).toHaveText("Next parties");
  await page.getByLabel("Country").selectOption("AU");
  await page.getByLabel("City").selectOption("Melbourne");
  await page.getByLabel("How many parties").fill("1");
  await page.getByLabel("Ground").selectOption("dark");
  await page.getByLabel("Colour of days and buttons").fill("2f9e44");
  await expect(tag).toHaveValue(
    /data-country="AU" data-city="Melbourne" data-count="1" data-theme="dark" data-accent="2f9e44"/,
  );
  await expect(list.getByRole("heading", { level: 1 })).toHaveText("Next parties in Melbourne");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.getByLabel("How many parties").fill("13");
  await expect(page.getByText("count must be a whole number from 1 to 12")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy the tag" })).toBeDisabled();
  // Without the list, which is a document with landmarks of its own.
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectNoAxeViolations(page);
});
