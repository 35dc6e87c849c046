import { expectNoAxeViolations } from "../../support/axe.ts";
import {
  answerCall,
  holdCall,
  loseAnswer,
  loseCall,
  recordCalls,
  restoreCall,
} from "../../support/calls.ts";
import { test, toast, unique } from "../../support/admin-test.ts";
import { eventForm, fillEvent } from "../../support/event-form.ts";
import { expect } from "../../support/test.ts";

test("each field shows its error, and nothing is sent", async ({ page, openAdmin }) => {
  const calls = recordCalls(page);
  await openAdmin("/admin/events/create");
  const fields = eventForm(page);
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
    description: "Description is required",
    country: "Country is required",
    location: "Location is required",
    price: "Ticket price is required",
    link: "Redirect URL is required",
    startDate: "Start date is required",
    endDate: "End date is required",
    startTime: "Start time is required",
    endTime: "End time is required",
  });
  await expect(fields.name).toBeFocused();
  // The site under test has no key for the address search.
  await expect(fields.location).toHaveAccessibleDescription(/the way guests should see it/);
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
    location: "Location is required",
    price: "Please enter a valid price (e.g., 50.00)",
    link: "Please enter a valid URL",
    endDate: "End date must be on or after start date",
  });
  await expect(page.getByText("GBP per person")).toBeVisible();
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
    buffer: Buffer.alloc(5 * 1024 * 1024),
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

test("suggestions are searched while typing, and one can be chosen", async ({
  page,
  openAdmin,
}) => {
  const place = {
    formatted: "The Shed, 1 High Street, Fremantle WA 6160, Australia",
    coordinates: [115.75, -32.05],
  };
  const suggestion = { id: "51", location: place, timeZone: "Australia/Perth" };
  const known = { ...place, coordinates: [115.7514, -32.0521], city: "Fremantle" };
  const details = { location: { ...known, formatted: "1 High St" }, timeZone: "Australia/Perth" };
  await answerCall(page, "places.status", { data: { isSetUp: true } });
  await answerCall(page, "places.suggest", { data: { suggestions: [suggestion] } });
  await answerCall(page, "places.get", { data: { place: { id: "51", ...details } } });
  await openAdmin("/admin/events/create");
  const fields = await fillEvent(page, unique("Suggested"));
  await expect(fields.timeZone).toHaveValue("Australia/Melbourne");
  const answered = page.waitForResponse(/places\.get/);
  await fields.location.fill("The Shed");
  await page.getByRole("option", { name: place.formatted }).click();
  await expect(fields.location).toHaveValue(place.formatted);
  await expect(fields.timeZone).toHaveValue("Australia/Perth");
  await expect(fields.timeZone.getByRole("option", { selected: true })).toHaveText(
    "AWST: Perth, Fremantle",
  );
  await answered;
  const sent = page.waitForRequest(/events\.create/);
  await page.route(/events\.create/, (route) => route.fulfill({ json: { result: { data: {} } } }));
  await fields.submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    location: known,
    timeZone: "Australia/Perth",
    status: "active",
  });
  await expect(toast(page, "Event created successfully!")).toBeVisible();
});

test("possible but unlikely values are questioned once", async ({ page, openAdmin }) => {
  await openAdmin("/admin/events/create");
  const fields = await fillEvent(page, unique("Doubtful"));
  await fields.startDate.fill("2031-03-15");
  await expect(fields.endDate).toHaveValue("2031-03-15");
  await fields.endDate.fill("2031-03-16");
  await fields.startDate.fill("2031-03-14");
  await expect(fields.endDate).toHaveValue("2031-03-16");
  await fields.endTime.fill("15:00");
  const length = "The party ends the next day at 3:00 PM, 23 hours after it starts.";
  await expect(page.getByText(length)).toBeVisible();

  await fields.country.selectOption("CA");
  await expect(
    page.getByText("The price is in AUD, but the currency of Canada is CAD."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Keep AUD" }).click();
  await expect(page.getByText("AUD per person")).toBeVisible();
  await fields.timeZone.selectOption("America/Toronto");
  await fields.location.fill("Raincoat Hall, Vancouver");
  await page.getByRole("button", { name: /^Use Vancouver/ }).click();
  await expect(fields.timeZone).toHaveValue("America/Vancouver");

  await page.getByRole("button", { name: "More options" }).click();
  await page.getByLabel("No limit").check();
  await expect(page.getByLabel("Capacity")).toBeDisabled();
  await page.getByLabel("No limit").uncheck();
  await page.getByLabel("Capacity").fill("100");
  await page.getByLabel("Registrations").fill("130");

  const sent = page.waitForRequest(/events\.create/);
  await page.route(/events\.create/, (route) => route.fulfill({ json: { result: { data: {} } } }));
  const question = page.getByRole("dialog", { name: "Is this right?" });
  await fields.submit.click();
  await expect(question.getByRole("listitem")).toHaveText([
    length,
    "130 people are registered, but the capacity is 100.",
  ]);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await fields.submit.click();
  await question.getByRole("button", { name: "Publish" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    endTime: "15:00",
    ticketPrice: { amount: "45.50", currency: "AUD" },
    timeZone: "America/Vancouver",
    location: { formatted: "Raincoat Hall, Vancouver", coordinates: [0, 0] },
    capacity: "100",
    registrations: "130",
  });
  await expect(toast(page, "Event created successfully!")).toBeVisible();
});

test("a failed save keeps what was typed, and shows the server's errors", async ({
  page,
  openAdmin,
  pageErrors,
  db,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED .*events\.create/, /400 .*events\.create/);
  await loseCall(page, "events.create");
  await openAdmin("/admin/events/create");
  const name = unique("Kept");
  const fields = await fillEvent(page, name);
  await fields.submit.click();
  await expect(toast(page, "Failed to create event. Please try again.")).toBeVisible();
  await expect(fields.name).toHaveValue(name);
  await expect(fields.submit).toBeFocused();
  await restoreCall(page, "events.create");

  const refused = /events\.create/;
  await page.route(refused, (route) =>
    route.fulfill({
      status: 400,
      json: {
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
    }),
  );
  await fields.submit.click();
  await expect(toast(page, "This link is on our list of scams")).toBeVisible();
  await expect(fields.link).toHaveAccessibleDescription(/This link is on our list of scams/);
  await expect(fields.link).toBeFocused();
  await expect(fields.location).toHaveValue("Test Pier, Melbourne");
  await page.unroute(refused);

  // It is saved though its answer is lost: sent again, it is the same event.
  await loseAnswer(page, "events.create");
  const lost = page.waitForEvent("requestfailed", (request) => refused.test(request.url()));
  await fields.submit.click();
  await lost;
  await restoreCall(page, "events.create");
  await fields.submit.click();
  await expect(toast(page, "Event created successfully!")).toBeVisible();
  const stored = db.selectFrom("events").select("id").where("event_name", "=", name);
  expect(await stored.execute()).toHaveLength(1);
});

test("while it saves, the button says so and a second click does nothing", async ({
  page,
  openAdmin,
  makeEvent,
}) => {
  const calls = recordCalls(page);
  const letGo = await holdCall(page, "events.update");
  const event = await makeEvent({ eventName: unique("Held") });
  await openAdmin(`/admin/events/edit/${event.id}`);
  const fields = eventForm(page);
  await fields.description.fill("Something else is danced here.");
  await fields.submit.dblclick();
  await expect(fields.submit).toHaveText("Updating...");
  await expect(fields.submit).toBeDisabled();
  letGo();
  await expect(toast(page, "Event updated successfully!")).toBeVisible();
  expect(calls.filter((call) => call === "events.update")).toHaveLength(1);
});

test("unsaved changes are lost only after a question", async ({ page, openAdmin, makeEvent }) => {
  const event = await makeEvent({ eventName: unique("Unsaved") });
  await openAdmin(`/admin/events/edit/${event.id}`);
  await eventForm(page).description.fill("Something that isn't saved.");
  await page.getByRole("link", { name: "Back to Events" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await expect(eventForm(page).description).toHaveValue("Something that isn't saved.");

  let dialogType = "";
  page.once("dialog", (dialog) => {
    dialogType = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogType).toBe("beforeunload");

  await page.getByRole("link", { name: "Cancel" }).click();
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/admin");
});

test("an unchanged page is left without a question", async ({ page, openAdmin }) => {
  await openAdmin("/admin/events/create");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin");
});
