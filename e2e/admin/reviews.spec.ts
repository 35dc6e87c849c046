import { test } from "../support/admin-test.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { mailedReview } from "../support/mailed-review.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

test(
  "a guest says how it was without scripts, an admin reads it, and the guest takes it back",
  { tag: "@both" },
  async ({ page, browser, baseURL, openAdmin, db }) => {
    const name = `Long Gone ${crypto.randomUUID().slice(0, 8)}`;
    const { eventId, path, remove } = await mailedReview(db, name);
    const viewport = page.viewportSize();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL !== undefined && { baseURL }),
    });
    const guest = await context.newPage();

    await guest.goto(path);
    await expect(guest.getByText(`One question about ${name}.`)).toBeVisible();
    await guest.getByRole("radio", { name: "5" }).focus();
    await guest.keyboard.press("Space");
    await guest.getByRole("checkbox").check();
    await guest.getByRole("button", { name: "Send" }).click();
    await expect(guest.getByText(/^Please write a sentence, or untick/)).toBeVisible();
    await expect(guest.getByRole("radio", { name: "5" })).toBeChecked();
    await expect(guest.getByRole("checkbox")).toBeChecked();
    await guest.getByLabel("A sentence about it").fill("Sore feet, and a voice to match.");
    await guest.getByLabel("Your first name").fill("Bea");
    await guest.getByRole("button", { name: "Send" }).click();
    await expect(guest.getByRole("status")).toHaveText(
      "Thank you. You can change or delete your answer here.",
    );
    await expect(guest.getByLabel("Your first name")).toHaveValue("Bea");
    await expectNoOverflow(guest);
    await screenshot(guest, "review");

    await openAdmin(`/admin/events/edit/${eventId}`);
    const said = page.getByRole("region", { name: "What guests said" });
    await expect(said.getByText("5.0 of 5, from 1 guest")).toBeVisible();
    await expect(said.getByText("May be quoted")).toBeVisible();
    await expect(said.getByRole("button", { name: /^Quote on the site: Bea/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await said.scrollIntoViewIfNeeded();
    await screenshot(page, "admin-event-reviews", { fullPage: false });

    await guest.goto(path);
    await guest.getByRole("button", { name: "Delete my answer" }).click();
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("All done");
    await guest.goto(`${path}x`);
    await expect(guest.getByText(/^This link has expired/)).toBeVisible();
    await context.close();

    await page.reload();
    await expect(said.getByText(/^No guest has answered yet/)).toBeVisible();
    await remove();
  },
);
