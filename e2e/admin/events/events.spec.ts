import { tabTo } from "../../support/keyboard.ts";
import { test, toast, unique } from "../../support/admin-test.ts";
import { eventForm, eventRow, fillEvent } from "../../support/event-form.ts";
import { chooseAction, chooseActionByKey } from "../../support/row-menu.ts";
import { expect } from "../../support/test.ts";

test("the whole life of an event, by mouse", async ({ page, openAdmin }) => {
  test.slow();
  const name = unique("Life by Mouse");
  await openAdmin("/admin/events");
  await page.getByRole("link", { name: "Create event" }).click();
  const fields = await fillEvent(page, name);
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
  await expect(eventRow(page, name)).toContainText("active");
  await expect(eventRow(page, name)).toContainText("4:00 PM to 10:00 PM");
  await expect(eventRow(page, name)).toContainText("Test Pier, Melbourne");
  await expect(eventRow(page, name)).toContainText("Australia");

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
  // The list is found as it was left.
  await expect(search).toHaveValue(name);

  await search.fill(name);
  await chooseAction(page, name, "Duplicate");
  await page.getByRole("radio", { name: "Repeat it every few weeks" }).click();
  await page.getByRole("spinbutton", { name: "Weeks between" }).fill("2");
  await page.getByRole("spinbutton", { name: "Number of copies" }).fill("2");
  // A week after the original, which is in the future.
  await expect(page.getByLabel("First day")).toHaveValue("2031-03-15");
  await page.getByLabel("First day").fill("2031-03-22");
  await expect(page.getByText("First on Saturday 22 March 2031")).toBeVisible();
  await page.getByRole("button", { name: "Create the drafts" }).click();
  await expect(toast(page, "2 drafts created.")).toBeVisible();
  await expect(page).toHaveURL("/admin/events?status=draft");
  await search.fill(name);
  await expect(eventRow(page, name)).toHaveCount(2);
  await expect(eventRow(page, name).first()).toContainText("Saturday 22 March 2031");

  await chooseAction(page, name, "Published");
  await expect(toast(page, "Event status updated successfully!")).toBeVisible();
  await expect(eventRow(page, name)).toHaveCount(1);

  await page.getByRole("combobox", { name: "Status" }).selectOption("all");
  await expect(eventRow(page, name)).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    await chooseAction(page, name, "Delete");
    const question = page.getByRole("dialog");
    await expect(question).toContainText(
      "Are you sure you want to delete this event? This action cannot be undone.",
    );
    await question.getByRole("button", { name: "Delete event" }).click();
    await expect(eventRow(page, name)).toHaveCount(left);
  }
  await expect(toast(page, "Event deleted successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/events");
  await expect(search).toHaveValue("");
});

test("an event is created, changed and deleted by keyboard alone", async ({ page, openAdmin }) => {
  test.slow();
  const name = unique("Life by Keyboard");
  await openAdmin("/admin/events/create");
  const fields = eventForm(page);
  await tabTo(page, fields.name);
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Three hours of synths on the pier.");
  let presses = await tabTo(page, fields.country);
  await page.keyboard.type("Aus");
  presses += await tabTo(page, fields.location);
  await page.keyboard.type("Test Pier, Melbourne");
  presses += await tabTo(page, fields.price);
  expect(presses).toBeLessThanOrEqual(11);
  await page.keyboard.type("45");
  await page.keyboard.press("Tab");
  await page.keyboard.type("www.tickets.example/pier");
  await tabTo(page, fields.startDate);
  await page.keyboard.type("08032031");
  await tabTo(page, fields.endDate);
  await page.keyboard.type("08032031");
  await tabTo(page, page.getByRole("combobox", { name: "Music genres" }));
  await page.keyboard.type("Disco");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "What to Expect" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Add an act" }));
  for (const act of ["The Second", "The First"]) {
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(/^Set time/).last()).toBeFocused();
    await tabTo(page, page.getByRole("textbox", { name: /^Act/ }).last());
    await page.keyboard.type(act);
    await tabTo(page, page.getByRole("button", { name: "Add an act" }));
  }
  const up = page.getByRole("button", { name: "Move The First up" });
  await tabTo(page, up, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Act 1" })).toHaveValue("The First");
  await tabTo(page, fields.submit);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Event created successfully!")).toBeVisible();

  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(name);
  await expect(eventRow(page, name)).toHaveCount(1);
  await tabTo(page, page.getByRole("button", { name: `View ${name}` }));
  await page.keyboard.press("Enter");
  const link = page.getByRole("dialog").getByRole("link", { name: "www.tickets.example/pier" });
  await expect(link).toHaveAttribute("href", "https://www.tickets.example/pier");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: `View ${name}` })).toBeFocused();
  await chooseActionByKey(page, name, "Details");
  await expect(page.getByRole("dialog").getByRole("link", { name: "Edit Event" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeFocused();
  await chooseActionByKey(page, name, "Draft");
  await expect(toast(page, "Event status updated successfully!")).toBeVisible();
  await expect(eventRow(page, name)).toContainText("draft");

  await tabTo(page, page.getByRole("link", { name: `Edit ${name}` }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Draft");
  await tabTo(page, fields.name);
  await page.keyboard.press("End");
  await page.keyboard.type(" again");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Event updated successfully!")).toBeVisible();
  await expect(fields.name).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Back to Events" }), "Shift+Tab");
  await page.keyboard.press("Enter");

  const renamed = `${name} again`;
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(renamed);
  await expect(eventRow(page, renamed)).toHaveCount(1);
  await chooseActionByKey(page, renamed, "Duplicate");
  const chosenDay = await page
    .getByRole("dialog")
    .getByLabel(/^Day( \*)?$/)
    .inputValue();
  await tabTo(page, page.getByRole("button", { name: "Create and edit the draft" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "One draft created.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/events\/edit\//);
  await expect(fields.name).toHaveValue(renamed);
  await expect(fields.startDate).toHaveValue(chosenDay);
  await page.goBack();

  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(renamed);
  await expect(eventRow(page, renamed)).toHaveCount(2);
  for (const left of [1, 0]) {
    await tabTo(page, page.getByRole("link", { name: `Edit ${renamed}` }).first());
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Delete Event" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Delete event", exact: true }));
    await page.keyboard.press("Enter");
    await expect(toast(page, "Event deleted successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/events(?:\?search=.*)?$/);
    await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
    await page.keyboard.type(renamed);
    await expect(eventRow(page, renamed)).toHaveCount(left);
  }
});
