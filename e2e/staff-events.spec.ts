import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { answerCall, holdCall, loseCall, recordCalls, restoreCall } from "./calls.ts";
import { tabTo } from "./keyboard.ts";
import { choose, test, toast } from "./staff.ts";
import { take } from "./take.ts";
import { expect } from "./test.ts";

function form(page: Page) {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return {
    name: page.getByRole("textbox", { name: "Event name" }),
    description: page.getByRole("textbox", { name: "Description" }),
    startDate: page.getByLabel(/^Start date/),
    endDate: page.getByLabel(/^End date/),
    startTime: page.getByLabel(/^Start time/),
    endTime: page.getByLabel(/^End time/),
    country: page.getByLabel(/^Country/),
    location: page
      .getByRole("combobox", { name: "Location" })
      .or(page.getByRole("textbox", { name: "Location" })),
    manually: field("Enter the location manually"),
    price: page.getByRole("textbox", { name: "Ticket price" }),
    link: page.getByRole("textbox", { name: "Ticket redirect URL" }),
    flyer: field("Event flyer"),
    submit: page.locator("form [type=submit]"),
  };
}

async function fill(page: Page, eventName: string) {
  const fields = form(page);
  await fields.name.fill(eventName);
  await fields.description.fill("Three hours of synths on the pier.");
  await fields.startDate.fill("2031-03-08");
  await fields.endDate.fill("2031-03-08");
  await fields.country.selectOption("AU");
  await fields.location.fill("Test Pier, Melbourne");
  await fields.price.fill("45.50");
  await fields.link.fill("https://tickets.example/pier");
  return fields;
}

function card(page: Page, name: string) {
  return page.getByRole("article", { name, exact: true });
}

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

test("the whole life of an event, by mouse", async ({ page, openStaff }) => {
  test.slow();
  const name = unique("Life by Mouse");
  await openStaff("/admin/events");
  await page.getByRole("link", { name: "Create event" }).click();
  const fields = await fill(page, name);
  await expect(fields.startTime).toHaveValue("16:00");
  await expect(fields.endTime).toHaveValue("22:00");
  await fields.flyer.setInputFiles({
    name: "flyer.png",
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 120 } }),
  });
  await expect(page.getByRole("img", { name: "The chosen file" })).toBeVisible();
  await fields.submit.click();
  await expect(toast(page, "Event created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/admin/events");

  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill(name);
  await expect(page).toHaveURL(/search=Life/);
  await expect(card(page, name)).toContainText("active");
  await expect(card(page, name)).toContainText("4:00 PM to 10:00 PM");
  await expect(card(page, name)).toContainText("Test Pier, Melbourne");
  await expect(card(page, name)).toContainText("Australia");

  const visitor = await page.context().newPage();
  await visitor.goto(`/events?q=${encodeURIComponent(name)}`);
  await expect(visitor.getByRole("heading", { name })).toBeVisible();
  await visitor.close();

  await page.getByRole("button", { name: `View ${name}` }).click();
  const details = page.getByRole("dialog");
  await expect(details).toContainText("N/A");
  await expect(details).toContainText("Saturday 8 March 2031");
  await details.getByRole("link", { name: "Edit Event" }).click();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Active");
  await expect(page.getByText("A new upload replaces it.")).toBeVisible();
  await expect(fields.price).toHaveValue("45.50");
  await fields.price.fill("48");
  await fields.submit.click();
  await expect(toast(page, "Event updated successfully!")).toBeVisible();
  await expect(page).toHaveURL("/admin/events");

  await search.fill(name);
  await page.getByRole("button", { name: `Duplicate ${name}` }).click();
  await page.getByRole("radio", { name: "Repeat it every few weeks" }).click();
  await page.getByRole("spinbutton", { name: "Weeks between" }).fill("2");
  await page.getByRole("spinbutton", { name: "Number of copies" }).fill("2");
  await expect(page.getByText("First on Saturday 22 March 2031")).toBeVisible();
  await page.getByRole("button", { name: "Create the drafts" }).click();
  await expect(toast(page, "2 drafts created.")).toBeVisible();
  await expect(page).toHaveURL("/admin/events?status=draft");
  await search.fill(name);
  await expect(card(page, name)).toHaveCount(2);
  await expect(card(page, name).nth(1)).toContainText("Saturday 22 March 2031");

  await card(page, name)
    .first()
    .getByRole("button", { name: /^Status of/ })
    .click();
  await page.getByRole("menuitem", { name: "Published" }).click();
  await expect(toast(page, "Event status updated successfully!")).toBeVisible();
  await expect(card(page, name)).toHaveCount(1);

  await page.getByRole("combobox", { name: "Status" }).selectOption("all");
  await expect(card(page, name)).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    await card(page, name)
      .first()
      .getByRole("button", { name: /^Delete/ })
      .click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText(
      "Are you sure you want to delete this event? This action cannot be undone.",
    );
    await question.getByRole("button", { name: "Delete event" }).click();
    await expect(card(page, name)).toHaveCount(left);
  }
  await expect(toast(page, "Event deleted successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/events");
  await expect(search).toHaveValue("");
});

test("an event is made, changed and deleted with the keyboard alone", async ({
  page,
  openStaff,
}) => {
  test.slow();
  const name = unique("Life by Keyboard");
  await openStaff("/admin/events/create");
  const fields = form(page);
  await tabTo(page, fields.name);
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Three hours of synths on the pier.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("08032031");
  await tabTo(page, fields.endDate);
  await page.keyboard.type("08032031");
  await tabTo(page, fields.country);
  await page.keyboard.type("Aus");
  await tabTo(page, fields.location);
  await page.keyboard.type("Test Pier, Melbourne");
  await tabTo(page, fields.price);
  await page.keyboard.type("45");
  await page.keyboard.press("Tab");
  await page.keyboard.type("https://tickets.example/pier");
  const unfold = page.getByRole("button", { name: "More options" });
  await tabTo(page, unfold);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("combobox", { name: "Music genres" }));
  await page.keyboard.type("Disco");
  await page.keyboard.press("Enter");
  await tabTo(page, fields.submit);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Event created successfully!")).toBeVisible();

  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(name);
  await expect(card(page, name)).toHaveCount(1);
  await tabTo(page, page.getByRole("button", { name: `View ${name}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: `View ${name}` })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: `Status of ${name}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Draft" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await expect(page.getByRole("menuitem", { name: "Draft" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Event status updated successfully!")).toBeVisible();
  await expect(card(page, name)).toContainText("draft");

  await tabTo(page, page.getByRole("link", { name: `Edit ${name}` }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Draft");
  await tabTo(page, fields.name);
  await page.keyboard.press("End");
  await page.keyboard.type(" again");
  await tabTo(page, fields.submit);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Event updated successfully!")).toBeVisible();

  const renamed = `${name} again`;
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(renamed);
  await expect(card(page, renamed)).toHaveCount(1);
  await tabTo(page, page.getByRole("button", { name: `Duplicate ${renamed}` }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Create a draft" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "One draft created.")).toBeVisible();

  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(renamed);
  await expect(card(page, renamed)).toHaveCount(2);
  for (const left of [1, 0]) {
    await tabTo(page, page.getByRole("link", { name: `Edit ${renamed}` }).first());
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Delete Event" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Event deleted successfully!")).toBeVisible();
    await expect(page).toHaveURL("/admin/events");
    await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
    await page.keyboard.type(renamed);
    await expect(card(page, renamed)).toHaveCount(left);
  }
});

test("each field says what is wrong with it, and nothing is sent", async ({ page, openStaff }) => {
  const calls = recordCalls(page);
  await openStaff("/admin/events/create");
  const fields = form(page);
  await fields.startTime.fill("");
  await fields.endTime.fill("");
  await fields.submit.click();
  const says = async (expected: Partial<Record<keyof typeof fields, string>>) => {
    await expect(fields.name).toBeVisible();
    const errors = page.locator("form .mantine-InputWrapper-error");
    await expect(errors).toHaveText(Object.values(expected));
  };
  await says({
    name: "Event name is required",
    description: "Description must be at least 10 characters",
    startDate: "Start date is required",
    endDate: "End date is required",
    startTime: "Start time is required",
    endTime: "End time is required",
    country: "Country is required",
    location: "Location is required",
    price: "Ticket price is required",
    link: "Redirect URL is required",
  });
  await expect(fields.name).toBeFocused();
  await expect(
    toast(page, "Please select a location from the dropdown or switch to manual entry"),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await fields.manually.check();
  await fields.name.fill("Ab");
  await fields.description.fill("Too short");
  await fields.startDate.fill("2031-03-08");
  await fields.endDate.fill("2031-03-07");
  await fields.startTime.fill("16:00");
  await fields.endTime.fill("22:00");
  await fields.country.selectOption("UK");
  await fields.price.fill("50.001");
  await fields.link.fill("javascript:alert(1)");
  await fields.submit.click();
  await expect(toast(page, "Please enter a location manually")).toBeVisible();
  await says({
    name: "Event name must be at least 3 characters",
    description: "Description must be at least 10 characters",
    endDate: "End date must be on or after start date",
    location: "Location is required",
    price: "Please enter a valid price (e.g., 50.00)",
    link: "Please enter a valid URL",
  });
  await expect(page.getByText("In GBP, for one person")).toBeVisible();
  await expect(fields.endDate).toHaveAttribute("min", "2031-03-08");

  await fields.endDate.fill("2031-03-10");
  await expect(page.getByText("One event per day works best")).toBeVisible();
  await fields.flyer.setInputFiles({
    name: "flyer.gif",
    mimeType: "image/gif",
    buffer: Buffer.from("GIF89a"),
  });
  await expect(page.getByText("Please select a valid image file (JPEG, PNG, WebP)")).toBeVisible();
  await expect(fields.flyer).toHaveValue("");
  await fields.flyer.setInputFiles({
    name: "flyer.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByText("Image size must be less than 5MB")).toBeVisible();

  const unfold = page.getByRole("button", { name: "More options" });
  await unfold.click();
  await page.getByLabel("Capacity").fill("1.5");
  await page.getByLabel("Registrations").fill("-1");
  await unfold.click();
  await fields.submit.click();
  await expect(page.getByText("Please enter a whole number")).toHaveCount(2);
  expect(calls.filter((call) => call.startsWith("events."))).toEqual([]);
});

test("suggestions are searched while one types, and the chosen one counts", async ({
  page,
  openStaff,
}) => {
  const place = {
    formatted: "Federation Square, Melbourne VIC 3000, Australia",
    coordinates: [144.968, -37.818],
    city: "Melbourne",
  };
  await answerCall(page, "places.suggest", { data: { suggestions: [place] } });
  await openStaff("/admin/events/create");
  const fields = await fill(page, unique("Suggested"));
  await fields.location.fill("Federation");
  await page.getByRole("option", { name: place.formatted }).click();
  await expect(fields.location).toHaveValue(place.formatted);
  const sent = page.waitForRequest(/events\.create/);
  await page.route(/events\.create/, (route) =>
    route.fulfill({ json: [{ result: { data: {} } }] }),
  );
  await fields.submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ 0: { location: place, status: "active" } });
  await expect(toast(page, "Event created successfully!")).toBeVisible();
});

test("a failed save keeps what was typed, and says what the server found", async ({
  page,
  openStaff,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED .*events\.create/, /400 .*events\.create/);
  await loseCall(page, "events.create");
  await openStaff("/admin/events/create");
  const name = unique("Kept");
  const fields = await fill(page, name);
  await fields.submit.click();
  await expect(toast(page, "Failed to create event. Please try again.")).toBeVisible();
  await expect(fields.name).toHaveValue(name);
  await expect(fields.submit).toBeFocused();
  await restoreCall(page, "events.create");

  await page.route(/events\.create/, (route) =>
    route.fulfill({
      status: 400,
      json: [
        {
          error: {
            message: "This link is on our list of scams",
            code: -32_600,
            data: {
              code: "BAD_REQUEST",
              httpStatus: 400,
              path: "events.create",
              details: [{ path: "redirectUrl", message: "This link is on our list of scams" }],
            },
          },
        },
      ],
    }),
  );
  await fields.submit.click();
  await expect(toast(page, "This link is on our list of scams")).toBeVisible();
  await expect(fields.link).toHaveAccessibleDescription(/This link is on our list of scams/);
  await expect(fields.link).toBeFocused();
  await expect(fields.location).toHaveValue("Test Pier, Melbourne");
});

test("while it saves, the button says so and a second click does nothing", async ({
  page,
  openStaff,
  makeEvent,
}) => {
  const calls = recordCalls(page);
  const letGo = await holdCall(page, "events.update");
  const event = await makeEvent({ eventName: unique("Held") });
  await openStaff(`/admin/events/edit/${event.id}`);
  const fields = form(page);
  await fields.description.fill("Something else is danced here.");
  await fields.submit.dblclick();
  await expect(fields.submit).toHaveText("Updating...");
  await expect(fields.submit).toBeDisabled();
  letGo();
  await expect(toast(page, "Event updated successfully!")).toBeVisible();
  expect(calls.filter((call) => call === "events.update")).toHaveLength(1);
});

test("what isn't saved isn't lost without a question", async ({ page, openStaff, makeEvent }) => {
  const event = await makeEvent({ eventName: unique("Unsaved") });
  await openStaff(`/admin/events/edit/${event.id}`);
  await form(page).description.fill("Something that nobody saved.");
  await page.getByRole("link", { name: "Back to Events" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await expect(form(page).description).toHaveValue("Something that nobody saved.");

  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe("beforeunload");

  await page.getByRole("link", { name: "Cancel" }).click();
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/admin");
});

test("a page that wasn't changed is left without a question", async ({ page, openStaff }) => {
  await openStaff("/admin/events/create");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin");
});

test("a wrong id, or an event that can't be loaded, leads back to the list", async ({
  page,
  openStaff,
  makeEvent,
  faults,
}) => {
  faults.expect(/404 .*events\.get/, /400 .*events\.get/);
  await openStaff("/admin/events/edit/nowhere");
  await expect(toast(page, "Event not found")).toBeVisible();
  await expect(page).toHaveURL("/admin/events");
  const event = await makeEvent();
  await answerCall(page, "events.get", { status: 400, message: "No" });
  await openStaff(`/admin/events/edit/${event.id}`);
  await expect(toast(page, "Failed to load event data")).toBeVisible();
  await expect(page).toHaveURL("/admin/events");
});

test("the list says when it can't be loaded, and tries again", async ({
  page,
  openStaff,
  faults,
}) => {
  faults.expect(/403 .*events\.listForStaff/);
  await answerCall(page, "events.listForStaff", { status: 403, message: "No" });
  await openStaff("/admin/events");
  await expect(page.getByText("Failed to load events")).toBeVisible();
  await restoreCall(page, "events.listForStaff");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("an empty list offers to create the first event", async ({ page, openStaff }) => {
  const data = { items: [], pagination: { page: 1, limit: 12, total: 0, pages: 0 } };
  await answerCall(page, "events.listForStaff", { data });
  await openStaff("/admin/events");
  await expect(page.getByRole("link", { name: "Create Your First Event" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeHidden();
  await page.getByRole("combobox", { name: "Status" }).selectOption("draft");
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Event" })).toBeHidden();
});

test("pages live in the address", async ({ page, openStaff }) => {
  await openStaff("/admin/events");
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/admin/events?page=2");
  await page.reload();
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

for (const scheme of ["light", "dark"] as const) {
  test(
    `looks well and axe finds nothing, ${scheme}`,
    { tag: "@both" },
    async ({ page, openStaff, eventNamed }) => {
      test.slow();
      await choose(page, scheme);
      await openStaff("/admin/events");
      await expect(page.getByRole("article").first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await take(page, `staff-events-${scheme}`);
      const { id, eventName } = eventNamed("Harbour Disco");
      await page.getByRole("searchbox", { name: "Search" }).fill(eventName);
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.getByRole("button", { name: `View ${eventName}` }).click();
      await expect(
        page.getByRole("dialog").getByRole("link", { name: "Edit Event" }),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await take(page, `staff-event-details-${scheme}`, { fullPage: false });
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: `Duplicate ${eventName}` }).click();
      await page.getByRole("radio", { name: "Repeat it every few weeks" }).click();
      await expectNoAxeViolations(page);
      await take(page, `staff-event-duplicate-${scheme}`, { fullPage: false });
      await openStaff("/admin/events/create");
      await page.getByRole("button", { name: "More options" }).click();
      await form(page).submit.click();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await take(page, `staff-event-create-${scheme}`);
      await openStaff(`/admin/events/edit/${id}`);
      await expect(form(page).submit).toBeVisible();
      await form(page).endDate.fill("2033-01-01");
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await take(page, `staff-event-edit-${scheme}`);
    },
  );
}

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ page, openStaff, eventNamed }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openStaff("/admin/events");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await take(page, "staff-events-narrow", { fullPage: false });
    await openStaff(`/admin/events/edit/${eventNamed("Three Days of Daylight").id}`);
    await expect(form(page).submit).toBeVisible();
    await page.getByRole("button", { name: "More options" }).click();
    await expectNoSidewaysScroll(page);
    await take(page, "staff-event-edit-narrow", { fullPage: false });
  },
);

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
