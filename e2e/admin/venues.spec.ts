import { test, toast, unique } from "../support/admin-test.ts";
import { expectNoAxeViolations, expectNoAxeViolationsInEitherScheme } from "../support/axe.ts";
import { eventForm } from "../support/event-form.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect } from "../support/test.ts";

test("a party takes a new venue over, and both are on the page of their city", async ({
  page,
  browser,
  baseURL,
  openAdmin,
  makeEvent,
}) => {
  test.slow();
  const event = await makeEvent({ country: "UK", location: "Mill Lane, Ludlow" });
  const name = unique("Test Mill");
  await openAdmin("/admin/venues/create");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByLabel(/^Country/).selectOption("UK");
  await eventForm(page).location.fill("The Old Mill, Ludlow");
  await page.getByRole("textbox", { name: "Drinks and food" }).fill("Only cider.");
  await page.getByRole("button", { name: "Add a picture" }).click();
  const images = page.getByRole("dialog").getByRole("list", { name: "Images" });
  await images.getByRole("button").first().click();
  await page.getByRole("textbox", { name: "What picture 1 shows" }).fill("The mill in daylight");
  await expectNoAxeViolationsInEitherScheme(page);
  await eventForm(page).submit.click();
  await expect(toast(page, "Venue created")).toBeVisible();

  await page.goto(`/admin/events/edit/${event.id}`);
  await page.getByLabel("Venue", { exact: true }).selectOption(`${name}, Ludlow`);
  await eventForm(page).submit.click();
  const question = page.getByRole("dialog");
  await question.getByRole("radio", { name: /silently/ }).click();
  await question.getByRole("button", { name: "Update event" }).click();
  await expect(toast(page, "Event updated successfully!")).toBeVisible();

  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    javaScriptEnabled: false,
  });
  const visitor = await context.newPage();
  await visitor.goto(`/events/${event.id}`);
  await expect(visitor.getByText("Only cider.").first()).toBeVisible();
  await visitor.getByRole("link", { name: `More about ${name}` }).click();
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(visitor.getByRole("img", { name: "The mill in daylight" })).toBeVisible();
  await expect(visitor.getByRole("article").filter({ hasText: event.eventName })).toBeVisible();
  await visitor.getByRole("link", { name: "All parties in Ludlow" }).click();
  await expect(visitor).toHaveURL("/ludlow");
  await expect(visitor.getByRole("article").filter({ hasText: event.eventName })).toBeVisible();
  await expect(visitor.getByRole("link", { name })).toBeVisible();
  const feed = await visitor.request.get("/ludlow.rss");
  expect(await feed.text()).toContain(event.eventName);
  await context.close();

  await page.goto("/ludlow");
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.getByRole("link", { name }).click();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});

test("a party is duplicated to days picked one by one", async ({
  page,
  request,
  session,
  openAdmin,
  makeEvent,
}) => {
  const { eventName } = await makeEvent();
  await openAdmin(`/admin/events?search=${encodeURIComponent(eventName)}`);
  await page.getByRole("button", { name: `Actions for ${eventName}` }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByRole("radio", { name: "On several days" }).click();
  await page.getByLabel("First day").fill("2031-05-03");
  for (const day of ["2031-06-07", "2031-05-17"]) {
    await page.getByLabel("Another day").fill(day);
    await page.getByRole("button", { name: "Add day" }).click();
  }
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Create the drafts" }).click();
  await expect(toast(page, "3 drafts created.")).toBeVisible();
  await expect(page).toHaveURL(/status=draft/);
  await page.getByRole("searchbox", { name: "Search" }).fill(eventName);
  const rows = page.getByRole("main").getByText(/Saturday .* 2031/);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/3 May|17 May|7 June/);

  const headers = { authorization: `Bearer ${session.token}` };
  const search = `/api/admin/events?status=draft&search=${encodeURIComponent(eventName)}`;
  const drafts: { data: { id: string }[] } = await (await request.get(search, { headers })).json();
  expect(drafts.data).toHaveLength(3);
  for (const { id } of drafts.data) await request.delete(`/api/events/${id}`, { headers });
});
