import { expectNoAxeViolationsInEitherScheme } from "../support/axe.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { answerCall, restoreCall } from "../support/calls.ts";
import { test, toast } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

test("shows the four figures with their second ones", async ({ openAdmin, request, session }) => {
  const answer = await request.get("/api/admin/dashboard", {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { data } = await answer.json();
  const { stats } = data;
  const page = await openAdmin("/admin");
  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText(/Total Events\d+\d+ published/);
  await expect(figures).toContainText(`${stats.expiredEvents} more have ended`);
  await expect(figures).toContainText(stats.totalRegistrations.toLocaleString("en-AU"));
  // The list each figure links to, filtered by what the figure counts.
  const lists = {
    "Total Events": "/admin/events",
    "Active Events": "/admin/events?status=active&ended=false",
    "Draft Events": "/admin/events?status=draft",
  };
  for (const [name, address] of Object.entries(lists)) {
    await expect(figures.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  await figures.getByRole("link", { name: "Active Events" }).click();
  await expect(page.getByRole("combobox", { name: "When" })).toHaveValue("false");
});

test("has five quick actions", async ({ openAdmin }) => {
  const page = await openAdmin("/admin");
  const links = page.getByRole("navigation", { name: "Quick actions" }).getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual([
    "/admin/events/create",
    "/admin/events",
    "/admin/blogs/create",
    "/admin/blogs",
    "/admin/newsletter",
  ]);
});

test("lists up to ten current events, which can be edited and deleted", async ({
  openAdmin,
  makeEvent,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const event = await makeEvent({
    eventName: `Delete Me ${crypto.randomUUID().slice(0, 8)}`,
    country: "NZ",
    startDate: today,
    endDate: today,
    startTime: "00:01",
    endTime: "00:02",
  });
  const page = await openAdmin("/admin");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(11);
  await expect(page.getByRole("columnheader")).toHaveText([
    "Event",
    "Date",
    "Location",
    "Status",
    "Registrations",
    "Actions",
  ]);
  // In Auckland it may be tomorrow by now; then it isn't current any more.
  const mine = page.getByRole("row", { name: event.eventName });
  const target = (await mine.count()) > 0 ? mine : rows.nth(1);
  await target.getByRole("link", { name: /^Edit / }).click();
  await expect(page.getByRole("heading", { name: "Edit event" })).toBeVisible();
  await page.goBack();
  await rows
    .nth(1)
    .getByRole("button", { name: /^Delete / })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    "Are you sure you want to delete this event? This action cannot be undone.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(11);
});

test("deletes a current event, and shows each reason why it can't", async ({
  openAdmin,
  makeEvent,
  page,
  db,
  pageErrors,
}) => {
  pageErrors.expect(/409 .*events\.delete/);
  const name = `Soonest ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeEvent({ eventName: name });
  // The event starts before all others, and in the future in every time zone.
  const soon = new Date(Date.now() + 60_000);
  await db.updateTable("events").set({ starts_at: soon }).where("id", "=", id).execute();
  await openAdmin("/admin");
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  const remove = page.getByRole("dialog").getByRole("button", { name: "Delete event" });
  await answerCall(page, "events.delete", { status: 409, message: "Tickets are being sold" });
  await remove.click();
  const errorToast = toast(page, "Tickets are being sold");
  const first = await errorToast.elementHandle();
  await remove.click();
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(errorToast).toHaveCount(1);
  await restoreCall(page, "events.delete");
  await remove.click();
  await expect(toast(page, "Event deleted successfully!")).toBeVisible();
  await expect(page.getByRole("row", { name })).toHaveCount(0);
});

test("says if its figures can't be loaded", async ({ openAdmin, page, pageErrors }) => {
  pageErrors.expect(/400 .*dashboard\.stats/, /console error/);
  await answerCall(page, "dashboard.stats", { status: 400, message: "No" });
  await openAdmin("/admin");
  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures.getByText("Unable to load")).toHaveCount(4);
  await expect(figures.getByText("0", { exact: true })).toHaveCount(4);
});

test("says if its events can't be loaded, and tries again", async ({
  openAdmin,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*events\.listForAdmin/, /console error/);
  await answerCall(page, "events.listForAdmin", { status: 400, message: "No" });
  await openAdmin("/admin");
  await expect(page.getByRole("alert").getByText("Unable to load")).toBeVisible();
  await restoreCall(page, "events.listForAdmin");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(11);
});

test("says if no event is current", async ({ openAdmin, page }) => {
  await answerCall(page, "events.listForAdmin", {
    data: { items: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } },
  });
  await openAdmin("/admin");
  await expect(page.getByText("No current active events found.")).toBeVisible();
});

test("in light and dark colours", { tag: "@both" }, async ({ openAdmin, page }) => {
  await openAdmin("/admin");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(11);
  await expectGoodLooks(page, "staff-dashboard");
});

test("switches its colour scheme and remembers it", async ({ openAdmin, page }) => {
  await openAdmin("/admin");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  // The public site has only one scheme.
  await page.goto("/");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
});

test(
  "on the day, the hour is changed in three presses, and a notice is shown",
  { tag: "@both" },
  async ({ openAdmin, makeEvent, page }) => {
    // A day that has begun everywhere, so that the party is on.
    const today = new Date().toISOString().slice(0, 10);
    const { id, eventName } = await makeEvent({
      country: "UK",
      startDate: today,
      endDate: today,
      startTime: "08:00",
      endTime: "07:59",
      ticketPrice: { amount: "50", currency: "GBP" },
    });
    await openAdmin("/admin");
    const party = page.getByRole("listitem").filter({ hasText: eventName });
    await party.getByRole("button", { name: "Change the hour" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("8:30 AM").click();
    await expect(dialog.getByLabel("Reason")).toHaveValue(
      "We start at 8:30 AM instead of 8:00 AM.",
    );
    await expectGoodLooks(page, "staff-day-hours", { fullPage: false });
    await dialog.getByRole("button", { name: "Tell visitors" }).click();
    await expect(toast(page, "The party now starts at 8:30 AM.")).toBeVisible();
    await expect(party).toContainText("8:30 AM");

    await party.getByRole("button", { name: "Notice of the day" }).click();
    await dialog.getByRole("button", { name: "Only show it" }).click();
    await expect(dialog.getByText("Please write the notice")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Notice" }).fill("Doors open 15 minutes late.");
    await expectGoodLooks(page, "staff-day-notice", { fullPage: false });
    await dialog.getByRole("button", { name: "Only show it" }).click();
    await expect(toast(page, "Visitors see the notice until the party is over.")).toBeVisible();
    await expect(party).toContainText("Visitors read: “Doors open 15 minutes late.”");
    await expectGoodLooks(page, "staff-day-dashboard");

    const visitor = await page.context().newPage();
    await visitor.goto(`/events/${id}`);
    await expect(visitor.getByRole("note")).toHaveText("Doors open 15 minutes late.");
    await expectGoodLooks(visitor, "event-day-notice");
    await visitor.goto("/events");
    await expect(visitor.getByText("Doors open 15 minutes late.").first()).toBeVisible();
    await expectGoodLooks(visitor, "events-day-notice");

    await party.getByRole("button", { name: "Change the notice" }).click();
    await dialog.getByRole("button", { name: "Remove the notice" }).click();
    await expect(toast(page, "Notice removed. Visitors no longer see it.")).toBeVisible();
  },
);

test("an unknown address of the admin area leads back here", async ({ openAdmin, pageErrors }) => {
  pageErrors.expect(/404 .*\/admin\/nowhere/);
  const page = await openAdmin("/admin");
  await page.goto("/admin/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There's no page here");
  await expectNoAxeViolationsInEitherScheme(page);
  await page.getByRole("link", { name: "Open the dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
});
