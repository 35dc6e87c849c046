import { expectNoAxeViolations } from "../../support/axe.ts";
import { expectGoodLooks } from "../../support/looks.ts";
import { test, toast, unique } from "../../support/admin-test.ts";
import { eventRow, fillEvent } from "../../support/event-form.ts";
import { expect } from "../../support/test.ts";

test("a draft is previewed, completed and published", async ({
  page,
  openAdmin,
  pageErrors,
  request,
  session,
}) => {
  // This test's own scripts can't run in the preview's frame either.
  pageErrors.expect(/Blocked script execution in 'about:srcdoc'/);
  const name = unique("Drafted");
  await openAdmin("/admin/events/create");
  const fields = await fillEvent(page, name);
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview.getByText("Test Pier, Melbourne")).toBeVisible();
  await expect(preview.getByText("AUD $45.50")).toBeVisible();
  await preview.getByText("Page", { exact: true }).click();
  const phone = page.frameLocator('iframe[title="The event’s page"]');
  const title = phone.locator("h1");
  await expect(title).toHaveText(name);
  await expect(title).toHaveCSS("font-weight", "800");
  // Hidden in wide windows.
  const bar = phone.locator("article > [data-screen-only]").last();
  await expect(bar).toHaveText(/^Sat 8 Mar, 4:00 PM AUD \$45\.50/);
  await expect(bar).toBeInViewport();
  await expect(preview.getByText("only a place from the suggestions")).toBeVisible();
  await title.hover({ force: true });
  await page.mouse.wheel(0, 600);
  await expect(title).not.toBeInViewport();
  await preview.getByRole("radio", { name: "Page" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await expect(title).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(preview.locator(":focus")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(toast(page, "Event created successfully!")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await expect(page).toHaveURL(/search=Drafted/);
  await expect(eventRow(page, name)).toContainText("draft");
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(fields.name).toHaveValue(name);
  await expect(page.getByRole("link", { name: "View on site" })).toBeHidden();
  await page.getByRole("button", { name: "What to Expect" }).click();
  await page.getByRole("button", { name: "Add an act" }).click();
  await page.getByLabel("Set time 1").fill("16:30");
  await page.getByLabel("Act 1").fill("DJ Marguerite");
  await page.getByLabel("Minimum age").fill("18");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(toast(page, "Event updated successfully!")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await expect(page).toHaveURL(/search=Drafted/);
  await expect(eventRow(page, name)).toContainText("active");
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "View on site" }).click();
  const site = await opened;
  const expected = site.getByRole("region", { name: "What to Expect" });
  await expect(site.getByRole("region", { name: "Line-up" })).toContainText(
    "DJ Marguerite 4:30 PM",
  );
  await expect(expected).toContainText("18 and over.");
  await site.close();
  // Other tests add parties to the list, too.
  const [, id = ""] = /edit\/([\w-]+)$/.exec(page.url()) ?? [];
  const headers = { authorization: `Bearer ${session.token}` };
  expect((await request.delete(`/api/events/${id}`, { headers })).status()).toBe(200);
});

test("publishing says who will be mailed, and can be undone until then", async ({
  openAdmin,
  makeEvent,
  db,
}) => {
  const at = new Date();
  const alert = {
    id: crypto.randomUUID(),
    country: "SG",
    email: `${crypto.randomUUID()}@mail.example`,
  };
  await db
    .insertInto("event_alerts")
    .values({ ...alert, kind: "next-event", requested_at: at, confirmed_at: at })
    .execute();
  const { id, eventName } = await makeEvent({ status: "draft", country: "SG" });
  const page = await openAdmin(`/admin/events/edit/${id}`);
  await expect(page.getByText(/Once this is published, 1 person who asked/)).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(/Published: 1 person .* emailed in 10 minutes/)).toBeVisible();

  await openAdmin(`/admin/events/edit/${id}`);
  const notice = page.getByRole("alert", { name: "Just published" });
  await expect(notice).toContainText("the next party in Singapore will be emailed at");
  await expectGoodLooks(page, "staff-just-published", { fullPage: false });
  await notice.getByRole("button", { name: "Undo publishing" }).click();
  await expect(toast(page, "The event is a draft again. No emails were sent.")).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel("Status")).toHaveValue("draft");
  await openAdmin(`/admin/events?search=${encodeURIComponent(eventName)}`);
  await expect(eventRow(page, eventName)).toContainText("draft");
  await db.deleteFrom("event_alerts").where("id", "=", alert.id).execute();
});

test("publishing a series says so too, and undoing it makes drafts of all dates", async ({
  page,
  openAdmin,
  db,
  request,
  session,
}) => {
  const at = new Date();
  const alert = {
    id: crypto.randomUUID(),
    country: "AU",
    email: `${crypto.randomUUID()}@mail.example`,
  };
  await db
    .insertInto("event_alerts")
    .values({ ...alert, kind: "next-event", requested_at: at, confirmed_at: at })
    .execute();
  const name = unique("Announced");
  await openAdmin("/admin/events/create");
  const fields = await fillEvent(page, name);
  await page.getByRole("button", { name: "Repeats" }).click();
  await page.getByLabel("How often?").selectOption("Weekly, on Saturday");
  await page.getByRole("spinbutton", { name: "Number of dates" }).fill("2");
  await fields.submit.click();
  const offers = page.getByRole("list", { name: "Undo" }).getByRole("listitem");
  const offer = offers.filter({ hasText: /Published: \d+ (person|people) who asked/ });
  await offer.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "The dates are drafts again. No emails were sent.")).toBeVisible();
  await page.goto(`/admin/events?search=${encodeURIComponent(name)}`);
  await expect(eventRow(page, name)).toHaveText([/draft/, /draft/]);
  await db.deleteFrom("event_alerts").where("id", "=", alert.id).execute();
  const dates = await db
    .selectFrom("events")
    .select(["id", "series_id"])
    .where("event_name", "=", name)
    .execute();
  const headers = { authorization: `Bearer ${session.token}` };
  for (const { id } of dates) await request.delete(`/api/events/${id}`, { headers });
  await request.delete(`/api/series/${dates[0]?.series_id}`, { headers });
});
