import { expectNoAxeViolations } from "../../support/axe.ts";
import { endSession, reload, signInAfresh, signInHere } from "../../support/drafts.ts";
import { eventForm, eventRow, fillEvent } from "../../support/event-form.ts";
import { chooseAction } from "../../support/row-menu.ts";
import { test, toast, unique } from "../../support/admin-test.ts";
import { expect } from "../../support/test.ts";

test("a new event's draft survives an expired session, except for its flyer", async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.expect(/401 .*events\.create/);
  const name = unique("Lost and Found");
  await signInAfresh(page);
  await open("/admin/events/create");
  const fields = await fillEvent(page, name);
  await fields.manually.check();
  await fields.location.fill("The shed behind the pier");
  await endSession(page);
  await fields.submit.click();
  await expect(page).toHaveURL("/admin/login");

  await signInHere(page);
  await expect(page).toHaveURL("/admin/events/create");
  await expect(page.getByText("Your text is back")).toBeVisible();
  await expect(
    page.getByText("A chosen flyer, or how the event repeats, isn't part of it."),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(fields.name).toHaveValue(name);
  await expect(fields.description).toHaveValue("Three hours of synths on the pier.");
  await expect(fields.startDate).toHaveValue("2031-03-08");
  await expect(fields.country).toHaveValue("AU");
  await expect(fields.manually).toBeChecked();
  await expect(fields.location).toHaveValue("The shed behind the pier");
  await expect(fields.price).toHaveValue("45.50");
  await fields.submit.click();
  await expect(toast(page, "Event created successfully!")).toBeVisible();

  // It isn't offered once it is saved, nor after its writer logged out.
  await open("/admin/events/create");
  await expect(fields.name).toHaveValue("");
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
  await fields.name.fill("For my eyes only");
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(fields.name).toHaveValue("For my eyes only");
  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(toast(page, "Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("draft:");
  await signInAfresh(page);
  await open("/admin/events/create");
  await expect(fields.name).toHaveValue("");
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
  await open(`/admin/events?search=${encodeURIComponent(name)}`);
  await expect(eventRow(page, name)).toContainText("The shed behind the pier");
  await chooseAction(page, name, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete event" }).click();
  await expect(toast(page, "Event deleted successfully!")).toBeVisible();
});

test("changes lost in a reload are offered for their own event only", async ({
  page,
  openAdmin,
  makeEvent,
}) => {
  const event = await makeEvent({ eventName: unique("Reloaded") });
  const other = await makeEvent({ eventName: unique("Other") });
  await openAdmin(`/admin/events/edit/${event.id}`);
  const fields = eventForm(page);
  await fields.description.fill("Typed just before the reload.");
  await page.getByRole("button", { name: "More options" }).click();
  await page.getByLabel("Capacity").fill("120");
  await reload(page);
  await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();

  await openAdmin(`/admin/events/edit/${other.id}`);
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();

  await openAdmin(`/admin/events/edit/${event.id}`);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(fields.description).toHaveValue("Typed just before the reload.");
  await page.getByRole("button", { name: "More options" }).click();
  await expect(page.getByLabel("Capacity")).toHaveValue("120");
  await fields.submit.click();
  await expect(toast(page, "Event updated successfully!")).toBeVisible();
});

test("a draft that was discarded or left on purpose is gone", async ({
  page,
  openAdmin,
  makeEvent,
}) => {
  const event = await makeEvent({ eventName: unique("Left") });
  await openAdmin(`/admin/events/edit/${event.id}`);
  const fields = eventForm(page);
  await fields.description.fill("Something that isn't saved.");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/admin");
  await openAdmin(`/admin/events/edit/${event.id}`);
  await expect(fields.description).toHaveValue(event.description);
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();

  await fields.description.fill("Something that isn't wanted.");
  await reload(page);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(fields.name).toBeFocused();
  await reload(page);
  await expect(fields.description).toHaveValue(event.description);
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
});
