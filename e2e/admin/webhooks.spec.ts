import { randomUUID } from "node:crypto";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test, toast } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

test("a webhook is created, tested and deleted", async ({ openAdmin, page }) => {
  const url = `https://localhost/${randomUUID()}`;
  await openAdmin("/admin/webhooks");
  await page.getByRole("button", { name: "Create webhook", exact: true }).click();
  const creation = page.getByRole("dialog", { name: "Create webhook" });
  await creation.getByLabel("Address").fill(url);
  await creation.getByRole("button", { name: "Create webhook" }).click();
  await expect(creation.getByText("Please choose at least one kind of change")).toBeVisible();
  await creation.getByLabel("Events").check();
  await expectNoAxeViolations(page);
  await creation.getByRole("button", { name: "Create webhook" }).click();
  const storing = page.getByRole("dialog", { name: "Store the secret" });
  await expect(storing.getByLabel("Webhook secret")).toHaveValue(/^whsec_/);
  await page.keyboard.press("Escape");
  await expectNoAxeViolations(page);
  await storing.getByRole("button", { name: "I have stored it" }).click();

  const card = page.getByRole("listitem").filter({ hasText: url });
  await card.getByRole("button", { name: "Send a test" }).click();
  const log = page.getByRole("dialog", { name: "Sent to localhost" });
  await expect(log.getByText("webhook.test", { exact: true })).toBeVisible();
  // This machine is never called.
  await expect(log.getByText("The address isn't on the public internet")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");

  await card.getByRole("button", { name: `Actions for ${url}` }).click();
  await page.getByRole("menuitem", { name: "Turn off" }).click();
  await expect(card.getByText("Off", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: `Actions for ${url}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(toast(page, "The webhook is deleted")).toBeVisible();
  await expect(card).toBeHidden();
});
