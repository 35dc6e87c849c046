import { expectGoodLooks } from "../../support/looks.ts";
import { test, toast } from "../../support/admin-test.ts";
import { eventRow } from "../../support/event-form.ts";
import { chooseAction } from "../../support/row-menu.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import { expect } from "../../support/test.ts";

test(
  "cancels a party, and takes that back",
  { tag: "@both" },
  async ({ page, openAdmin, makeEvent }) => {
    const { id, eventName } = await makeEvent();
    await openAdmin(`/admin/events?search=${encodeURIComponent(eventName)}`);
    const dialog = page.getByRole("dialog");
    await chooseAction(page, eventName, "Cancel or move");
    // Nothing is chosen yet, so only the way out can be clicked.
    await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(dialog.getByRole("radiogroup")).toHaveAccessibleName(
      `What happened to ${eventName}?`,
    );
    await expect(dialog.getByRole("button")).toHaveText(["", "Keep as it is"]);
    await expectGoodLooks(page, "staff-event-disruption-start", { fullPage: false });
    await dialog.getByRole("radio", { name: "Postponed, no new date yet" }).check();
    await dialog.getByRole("button", { name: "Postpone this event" }).click();
    await expect(dialog.getByText("Please give a reason")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Reason" })).toBeFocused();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("The roof leaks.");
    // A stray key discards nothing.
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("The roof leaks.");
    await dialog.getByRole("radio", { name: "New date, hours or place" }).check();
    await dialog.getByRole("button", { name: "Announce the change" }).click();
    await expect(dialog.getByText("Please change the date, the hours or the place")).toBeVisible();
    await dialog.getByLabel("Start time").fill("15:00");
    await expect(dialog.getByText("Please change the date")).toHaveCount(0);
    await expect(dialog.getByText("The old hours stay visible")).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-event-disruption", { fullPage: false });
    await dialog.getByRole("radio", { name: "Cancelled" }).check();
    await expect(dialog.getByText("Nobody can get tickets")).toBeVisible();
    await expect(dialog.getByText("No emails go out: no one has asked for any.")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel this event" }).click();
    await expect(toast(page, "This party is cancelled.")).toBeVisible();
    const receipt = dialog.getByRole("region", { name: "Receipt" });
    await expect(receipt.getByText("The party's page, lists and search results")).toBeVisible();
    await expect(receipt.getByText("No emails: nobody was waiting")).toBeVisible();
    // The page, structured data, the REST API, an entry, calendars, RSS and partners' pages.
    await expect(receipt.getByText(/^true at /)).toHaveCount(7);
    await expect(receipt.getByLabel(/^For the ticket seller/)).toHaveValue(/The roof leaks\./);
    await expect(receipt.getByText("They update on their next visit")).toBeVisible();
    await expect(receipt.getByText("No one has clicked its tickets yet.")).toBeVisible();
    await receipt.getByRole("button", { name: "Prepare a campaign" }).first().click();
    await expect(receipt.getByRole("link", { name: "Open the draft" })).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-event-receipt", { fullPage: false });
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(eventRow(page, eventName).getByText("Cancelled")).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto(`/events/${id}`);
    await expect(visitor).toHaveTitle(/^Cancelled: /);
    await expect(visitor.getByText("The roof leaks.")).toBeVisible();
    await expect(visitor.getByRole("link", { name: /Get Tickets Now/ })).toHaveCount(0);

    await chooseAction(page, eventName, "Cancel or move");
    await dialog.getByRole("button", { name: "Remove the notice" }).click();
    await expect(toast(page, "Notice removed. Visitors no longer see it.")).toBeVisible();
    await visitor.reload();
    await expect(visitor).toHaveTitle(new RegExp(`^${eventName}`));
    await expect(visitor.getByText("The roof leaks.")).toHaveCount(0);
  },
);

test("moves a party from its edit page, and the form shows what is stored", async ({
  openAdmin,
  makeEvent,
}) => {
  const { id, eventName } = await makeEvent();
  const page = await openAdmin(`/admin/events/edit/${id}`);
  await page.getByRole("button", { name: "Cancel or move" }).click();
  const dialog = page.getByRole("dialog", { name: `Cancel or move ${eventName}` });
  await dialog.getByRole("radio", { name: "New date, hours or place" }).check();
  await dialog.getByLabel("Start time").fill("15:00");
  await dialog.getByRole("textbox", { name: "Place" }).fill("Pier 9, London");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The band has a boat to catch.");
  await dialog.getByRole("button", { name: "Announce the change" }).click();
  await expect(toast(page, "This party has a new time and a new place.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("textbox", { name: "Start time" })).toHaveValue("15:00");

  await page.goto(`/events/${id}`);
  await expect(page).toHaveTitle(/^New time and place: /);
  await expectGoodLooks(page, "event-new-time-and-place");
});

test(
  "an edit of a published party asks whether visitors are told",
  { tag: "@both" },
  async ({ openAdmin, makeEvent }) => {
    const { id } = await makeEvent();
    const page = await openAdmin(`/admin/events/edit/${id}`);
    const form = page.getByRole("form", { name: "Event" });
    const dialog = page.getByRole("dialog", { name: "Tell visitors, or correct it silently?" });
    const save = form.getByRole("button", { name: "Update event" });
    await form.getByLabel("Start time").fill("15:30");
    await save.click();
    await expect(dialog.getByText("Hours: 3:30 PM")).toBeVisible();
    await dialog.getByRole("button", { name: "Update event" }).click();
    await expect(dialog.getByText("Please choose whether to tell visitors")).toBeVisible();
    await dialog.getByRole("radio", { name: "Tell visitors" }).check();
    await expectGoodLooks(page, "staff-event-tell", { fullPage: false });
    await dialog.getByRole("button", { name: "Update event" }).click();
    await expect(dialog.getByText("Please give a reason")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("The sun sets early.");
    await dialog.getByRole("button", { name: "Update event" }).click();
    await expect(toast(page, "Event updated successfully!")).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto(`/events/${id}`);
    await expect(visitor.getByText("The sun sets early.")).toBeVisible();

    await openAdmin(`/admin/events/edit/${id}`);
    await form.getByLabel("Start time").fill("15:45");
    await save.click();
    await dialog.getByRole("radio", { name: "Correct it silently" }).check();
    await dialog.getByRole("button", { name: "Update event" }).click();
    await expect(toast(page, "Event updated successfully!")).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText("3:45 PM").first()).toBeVisible();
  },
);
