import { toast, test } from "../support/admin-test.ts";
import { expectNoAxeViolationsInEitherScheme } from "../support/axe.ts";
import { pressOn, tabTo } from "../support/keyboard.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect } from "../support/test.ts";

test(
  "says who changed a price, and restores the previous one",
  { tag: "@both" },
  async ({ page, openAdmin, makeEvent, request, session }) => {
    const { id, eventName } = await makeEvent({ ticketPrice: { amount: 35, currency: "GBP" } });
    const changed = await request.put(`/api/events/${id}`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: { ticketPrice: { amount: 44 } },
    });
    expect(changed.status()).toBe(200);

    await openAdmin(`/admin/events/edit/${id}`);
    const price = page.getByRole("textbox", { name: "Ticket price" });
    await expect(price).toHaveValue(/^44/);
    const timeline = page.getByRole("region", { name: "History" });
    const latest = timeline.locator("ol").getByRole("listitem").first();
    await expect(timeline.getByText("Ticket price: GBP £35 → GBP £44")).toBeVisible();
    await expect(timeline.getByText(/ changed it$/)).toBeVisible();
    await expect(latest.getByRole("button", { name: /^Restore/ })).toHaveCount(0);
    await expectNoAxeViolationsInEitherScheme(page);
    await expectNoOverflow(page);
    await timeline.scrollIntoViewIfNeeded();
    await expectGoodLooks(page, "staff-event-history", { fullPage: false });

    // By keyboard alone from here on.
    const restore = timeline.getByRole("button", { name: /^Restore this version/ }).first();
    await tabTo(page, restore, "Shift+Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("deletion")).toHaveText("GBP £44");
    await expect(dialog.getByRole("insertion")).toHaveText("GBP £35");
    await expectNoAxeViolationsInEitherScheme(page);
    await pressOn(page, dialog.getByRole("button", { name: "Restore" }));
    await expect(toast(page, "The version has been restored")).toBeVisible();
    await expect(price).toHaveValue(/^35/);
    await expect(timeline.getByText("Ticket price: GBP £44 → GBP £35")).toBeVisible();
    await tabTo(page, timeline.getByRole("button", { name: "Undo" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(price).toHaveValue(/^44/);

    await openAdmin(`/admin/history?search=${encodeURIComponent(eventName)}`);
    await expect(
      page.getByRole("row", { name: /Ticket price: GBP £35 → GBP £44/ }).first(),
    ).toBeVisible();
    await expectNoAxeViolationsInEitherScheme(page);
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-history");
    await page.getByRole("link", { name: "Security" }).click();
    await expect(page.getByRole("row", { name: /Signed in/ }).first()).toBeVisible();
    await expectNoAxeViolationsInEitherScheme(page);
    await expectNoOverflow(page);
  },
);
