import { answerCall, loseCall } from "../support/calls.ts";
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

test("a draft does not exist", { tag: "@both" }, async ({ page, pageErrors, db }) => {
  pageErrors.expect(/404 .*\/events\//);
  const { id } = await db
    .selectFrom("events")
    .select("id")
    .where("status", "=", "draft")
    .executeTakeFirstOrThrow();
  const response = await page.goto(`/events/${id}`);
  expect(response?.status()).toBe(404);
  expect(await response?.text()).not.toContain("Secret Set");
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toHaveText("Event not found");
});

test("Back does not lead into the missing event again", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/404 .*\/events\//);
  await open("/");
  await page.goto("/events/nothing");
  await expect(page).toHaveURL("/events");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the toast goes by itself", async ({ page, pageErrors }) => {
  pageErrors.expect(/404 .*\/events\//);
  await page.goto("/events/nothing");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden({ timeout: 8_000 });
});

test.describe("coming from the list", () => {
  test("an event that went away says so", async ({ page, open, pageErrors }) => {
    pageErrors.expect(/404 .*events\.get/);
    await answerCall(page, "events.get", {
      status: 404,
      code: "NOT_FOUND",
      message: "Event not found",
    });
    await open("/events");
    await page.getByRole("link", { name: "Harbour Disco", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Event not found");
    await expect(page).toHaveURL("/events");
    await expect(page.getByRole("link", { name: "Harbour Disco", exact: true })).toBeVisible();
  });

  test(
    "an event that can't be loaded says so",
    { tag: "@both" },
    async ({ page, open, pageErrors }) => {
      // React tells the console of every error a page of ours catches.
      pageErrors.expect(
        /net::ERR_INTERNET_DISCONNECTED .*events\.get/,
        /TRPCClientError: Failed to fetch/,
      );
      await loseCall(page, "events.get");
      await open("/events");
      await page.getByRole("link", { name: "Harbour Disco", exact: true }).click();
      await expect(page.getByRole("alert")).toHaveText("Failed to load event details", {
        timeout: 15_000,
      });
      await expect(page).toHaveURL("/events");
      await expect(page.getByRole("link", { name: "Harbour Disco", exact: true })).toBeVisible();
    },
  );

  test("a server in trouble says so", async ({ page, open, pageErrors }) => {
    pageErrors.expect(/503 .*events\.get/, /TRPCClientError: The service is temporarily/);
    await answerCall(page, "events.get", {
      status: 503,
      message: "The service is temporarily unavailable.",
    });
    await open("/events");
    await page.getByRole("link", { name: "Harbour Disco", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to load event details", {
      timeout: 15_000,
    });
    await expect(page).toHaveURL("/events");
  });
});
