import { expectNoAxeViolations } from "../support/axe.ts";
import { recordCalls } from "../support/calls.ts";
import { mailedSubscriber } from "../support/mailed-links.ts";
import { expect, test } from "../support/test.ts";

test("subscribers choose topics, pause, and unsubscribe", async ({ page, open, db }) => {
  const { path, status } = await mailedSubscriber(db, "preferences");
  await open(path);
  const topics = page.getByRole("group", { name: "Topics" });
  const countries = page.getByRole("group", { name: "Countries" });
  const save = page.getByRole("button", { name: "Save" });
  await expect(topics.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expectNoAxeViolations(page);

  for (const box of await topics.getByRole("checkbox").all()) await box.uncheck();
  await save.click();
  await expect(topics.getByRole("alert")).toHaveText(
    "Please choose at least one, or unsubscribe below",
  );
  await expect(topics.getByRole("checkbox").first()).toBeFocused();
  await topics.getByRole("checkbox", { name: "Parties" }).check();
  for (const name of ["Australia", "New Zealand", "United States", "Canada", "Singapore"]) {
    await countries.getByRole("checkbox", { name }).uncheck();
  }
  await save.click();
  await expect(page.getByText("Saved. From now on you'll get just what you chose.")).toBeVisible();
  const history = page.getByRole("region", { name: "What you agreed to" });
  await expect(history.getByRole("listitem").first()).toContainText(
    "Topics: Parties. Countries: United Kingdom.",
  );

  await page.getByRole("button", { name: "Pause for 30 days" }).click();
  await expect(
    page.getByText(/^You won't get the newsletter until \d.* starts again automatically/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Start again now" }).click();
  await expect(page.getByRole("button", { name: "Pause for 30 days" })).toBeVisible();

  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("region", { name: "Leave" })).toContainText(
    "This email address isn't subscribed to our newsletter.",
  );
  expect(await status()).toBe("unsubscribed");
  await expect(page.getByRole("link", { name: "Subscribe again" })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(topics.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(countries.getByRole("checkbox", { checked: true })).toHaveCount(1);
});

test("an invalid link says so", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/400 .*newsletter\.choices/, /console error.*400/);
  await open("/newsletter/preferences?token=nonsense");
  await expect(page.getByText("This link has expired or isn't complete.")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("an unsubscribe link names its address, and does nothing without a click", async ({
  page,
  open,
  db,
}) => {
  const { path, email, status } = await mailedSubscriber(db, "unsubscribe");
  const calls = recordCalls(page);
  await open(path);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
  expect(await status()).toBe("active");
});
