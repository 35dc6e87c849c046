import { expect, test } from "../support/test.ts";

for (const id of ["nothing", "019fc4eb-9000-738a-93a9-000000000000", "%00", "..%2f..%2fetc"]) {
  test(`no event "${id}": answers 404, then shows all events and says why`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/404 .*\/events\//);
    const response = await page.goto(`/events/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL("/events");
    await expect(page.getByRole("alert")).toHaveText("Event not found");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upcoming Events");
    await expect(page.getByText(/^Showing \d+ of \d+ events$/)).toBeVisible();
  });
}

test("a draft is not public", async ({ page, pageErrors, db, request }) => {
  pageErrors.expect(/404 .*\/events\//);
  const { id } = await db
    .selectFrom("events")
    .select("id")
    .where("status", "=", "draft")
    .executeTakeFirstOrThrow();
  const response = await page.goto(`/events/${id}`);
  expect(response?.status()).toBe(404);
  // The browser has left that page, so its text is fetched again.
  expect(await (await request.get(`/events/${id}`)).text()).not.toContain("Secret Set");
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toHaveText("Event not found");
});

test("Back doesn't lead to the missing event again", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/404 .*\/events\//);
  await open("/");
  await page.goto("/events/nothing");
  await expect(page).toHaveURL("/events");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the toast is dismissed automatically", async ({ page, pageErrors }) => {
  pageErrors.expect(/404 .*\/events\//);
  await page.goto("/events/nothing");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden({ timeout: 8_000 });
});

test("an event that was deleted says so to visitors from the list", async ({
  page,
  open,
  pageErrors,
  eventNamed,
}) => {
  pageErrors.expect(/404 .*\/events\//);
  await open("/events");
  await page.route(`/events/${eventNamed("Harbour Disco").id}`, async (route) => {
    const { origin } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${origin}/events/nothing` }) });
  });
  // With a mouse, the browser would prefetch the page before this test.
  await page.getByRole("link", { name: "Harbour Disco", exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Event not found");
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("link", { name: "Harbour Disco", exact: true })).toBeVisible();
});
