import { expectGoodLooks } from "../../support/looks.ts";
import { answerCall, restoreCall } from "../../support/calls.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import { test, toast } from "../../support/admin-test.ts";
import { eventForm, eventRows } from "../../support/event-form.ts";
import { chooseAction } from "../../support/row-menu.ts";
import { screenshot } from "../../support/screenshot.ts";
import { expect } from "../../support/test.ts";

test("a wrong id, or an event that can't be loaded, leads back to the list", async ({
  page,
  openAdmin,
  makeEvent,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*events\.get/);
  await openAdmin("/admin/events/edit/nowhere");
  await expect(toast(page, "Event not found")).toBeVisible();
  await expect(page).toHaveURL("/admin/events");
  const event = await makeEvent();
  await answerCall(page, "events.get", { status: 400, message: "No" });
  await openAdmin(`/admin/events/edit/${event.id}`);
  await expect(toast(page, "Failed to load event data")).toBeVisible();
  await expect(page).toHaveURL("/admin/events");
});

test("the list says if it can't be loaded, and tries again", async ({
  page,
  openAdmin,
  pageErrors,
}) => {
  pageErrors.expect(/403 .*events\.listForAdmin/);
  await answerCall(page, "events.listForAdmin", { status: 403, message: "No" });
  await openAdmin("/admin/events");
  await expect(page.getByText("Failed to load events")).toBeVisible();
  await restoreCall(page, "events.listForAdmin");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(eventRows(page).first()).toBeVisible();
});

test("an empty list offers to create the first event", async ({ page, openAdmin }) => {
  const data = { items: [], pagination: { page: 1, limit: 12, total: 0, pages: 0 } };
  await answerCall(page, "events.listForAdmin", { data });
  await openAdmin("/admin/events");
  await expect(page.getByRole("link", { name: "Create Your First Event" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeHidden();
  await page.getByRole("combobox", { name: "Status" }).selectOption("draft");
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Event" })).toBeHidden();
});

test("pages are in the address", async ({ page, openAdmin }) => {
  await openAdmin("/admin/events");
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/admin/events?page=2");
  await page.reload();
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test(
  "looks well and axe finds nothing, light and dark",
  { tag: "@both" },
  async ({ page, openAdmin, eventNamed }) => {
    test.slow();
    await openAdmin("/admin/events");
    await expect(eventRows(page).first()).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-events");
    const { id, eventName } = eventNamed("Harbour Disco");
    await page.getByRole("searchbox", { name: "Search" }).fill(eventName);
    await expect(eventRows(page)).toHaveCount(1);
    await page.getByRole("button", { name: `View ${eventName}` }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Edit Event" })).toBeVisible();
    await expectGoodLooks(page, "staff-event-details", { fullPage: false });
    await page.keyboard.press("Escape");
    await chooseAction(page, eventName, "Duplicate");
    await page.getByRole("radio", { name: "Repeat it every few weeks" }).click();
    await expectGoodLooks(page, "staff-event-duplicate", { fullPage: false });
    await openAdmin("/admin/events/create");
    await page.getByRole("button", { name: "More options" }).click();
    await eventForm(page).submit.click();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-event-create");
    await openAdmin(`/admin/events/edit/${id}`);
    await expect(eventForm(page).submit).toBeVisible();
    await eventForm(page).endDate.fill("2033-01-01");
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-event-edit");
  },
);

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ page, openAdmin, eventNamed }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAdmin("/admin/events");
    await expect(eventRows(page).first()).toBeVisible();
    await expectNoOverflow(page);
    await screenshot(page, "staff-events-narrow", { fullPage: false });
    await openAdmin(`/admin/events/edit/${eventNamed("Three Days of Daylight").id}`);
    await expect(eventForm(page).submit).toBeVisible();
    await page.getByRole("button", { name: "More options" }).click();
    await expectNoOverflow(page);
    await screenshot(page, "staff-event-edit-narrow", { fullPage: false });
  },
);
