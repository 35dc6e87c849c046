import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, loseCall, recordCalls } from "../support/calls.ts";
import { mailedSubscriber } from "../support/mailed-links.ts";
import { expect, test } from "../support/test.ts";

const procedure = "newsletter.confirm";
const yes = (page: Page) => page.getByRole("button", { name: "Yes, send me the newsletter" });
const tooOld = "This link has expired or isn't complete. Please subscribe again.";

test("the mailed link confirms, however often it is opened", async ({ page, open, db }) => {
  const { path, status } = await mailedSubscriber(db, "confirm");
  const title = page.getByRole("heading", { level: 1 });
  const calls = recordCalls(page);
  await open(path);
  // A mail scanner opens the page and runs its scripts, but clicks nothing.
  await expect(title).toHaveText("One more step");
  await expectNoAxeViolations(page);
  expect(calls).toEqual([]);
  expect(await status()).toBe("pending");
  await yes(page).click();
  await expect(title).toHaveText("You're on the list");
  await expect(page.getByText("Your subscription is confirmed. See you at four!")).toBeVisible();
  expect(await status()).toBe("active");
  await expectNoAxeViolations(page);
  await open(path);
  await yes(page).click();
  await expect(title).toHaveText("You're on the list");
  await page.getByRole("main").getByRole("link", { name: "See all events" }).click();
  await expect(page).toHaveURL("/events");
});

test("rendering on the server doesn't confirm", async ({ request, db }) => {
  const { path, status } = await mailedSubscriber(db, "confirm");
  const answer = await request.get(path);
  expect(await answer.text()).toContain("Yes, send me the newsletter");
  expect(answer.headers()["cache-control"]).toContain("private");
  expect(await status()).toBe("pending");
});

test("while it is being sent, the page says so", async ({ page, open, db }) => {
  const { path, status } = await mailedSubscriber(db, "confirm");
  const letGo = await holdCall(page, procedure);
  const calls = recordCalls(page);
  await open(path);
  await yes(page).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Processing your request...");
  expect(await status()).toBe("pending");
  await expectNoAxeViolations(page);
  letGo();
  await expect(title).toHaveText("You're on the list");
  expect(calls).toEqual([procedure]);
});

for (const [name, search] of [
  ["nonsense", "?token=nonsense"],
  ["no token", ""],
] as const) {
  test(`a link with ${name} offers to subscribe again`, async ({ page, open, pageErrors }) => {
    await open(`/newsletter/confirm${search}`);
    if (search !== "") {
      pageErrors.expect(/400 .*newsletter\.confirm/);
      await yes(page).click();
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something went wrong");
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Subscribe again" }).click();
    await expect(page).toHaveURL("/#newsletter");
    await expect(page.getByRole("region", { name: "Be first through the door" })).toBeInViewport();
  });
}

test("a link older than a week is too old", async ({ page, open, pageErrors, db }) => {
  pageErrors.expect(/400 .*newsletter\.confirm/);
  const { path, status } = await mailedSubscriber(db, "confirm", { daysAgo: 8 });
  await open(path);
  await yes(page).click();
  await expect(page.getByText(tooOld)).toBeVisible();
  expect(await status()).toBe("pending");
});

test("the message of a failing server is shown", async ({ page, open, pageErrors, db }) => {
  pageErrors.expect(/500 .*newsletter\.confirm/);
  const { path } = await mailedSubscriber(db, "confirm");
  await answerCall(page, procedure, { status: 500, message: "Something went wrong here" });
  await open(path);
  await yes(page).click();
  await expect(page.getByText("Something went wrong here")).toBeVisible();
});

test("without a connection it asks to try again", async ({ page, open, pageErrors, db }) => {
  pageErrors.expect(/net::ERR_INTERNET_DISCONNECTED .*newsletter\.confirm/);
  const { path, status } = await mailedSubscriber(db, "confirm");
  await loseCall(page, procedure);
  await open(path);
  await yes(page).click();
  await expect(page.getByText("Failed to confirm. Please try again.")).toBeVisible();
  expect(await status()).toBe("pending");
});
