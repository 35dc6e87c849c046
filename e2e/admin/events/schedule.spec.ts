import { eventRow } from "../../support/event-form.ts";
import { expectGoodLooks } from "../../support/looks.ts";
import { pressOn, tabTo, typeInto } from "../../support/keyboard.ts";
import { test, toast, unique } from "../../support/admin-test.ts";
import { expect } from "../../support/test.ts";

test("a scheduled post is published to the second, on cached pages too", async ({
  page,
  openAdmin,
  request,
  session,
  open,
}) => {
  const headers = { authorization: `Bearer ${session.token}` };
  const title = unique("Test Tidings");
  const publishAt = new Date(Date.now() + 4_000);
  const answer = await request.post("/api/blogs", {
    headers,
    data: {
      title,
      excerpt: "Only a test has something to tell.",
      content: "What a test has to tell is soon told, and then it is told at the right time.",
      author: "The desk",
      category: "music",
      publishAt: publishAt.toISOString(),
    },
  });
  expect(answer.status()).toBe(201);
  const { data }: { data: { id: string; seo: { slug: string } } } = await answer.json();
  await openAdmin(`/admin/blogs?search=${encodeURIComponent(title)}&scheduled=true`);
  await expect(page.getByRole("row", { name: title })).toContainText("Scheduled:");
  expect((await request.get("/blog")).ok()).toBe(true);
  const path = `/api/blogs/${data.seo.slug}`;
  if (Date.now() < publishAt.getTime() - 500) expect((await request.get(path)).status()).toBe(404);
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 10_000 }).toBe(200);
  expect(Date.now() - publishAt.getTime()).toBeLessThan(2_000);
  await open("/blog");
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
  await request.delete(`/api/blogs/${data.id}`, { headers });
});

test("the calendar is paged, and a schedule cancelled, by keyboard", async ({
  page,
  openAdmin,
  makeEvent,
}) => {
  const event = await makeEvent({ status: "draft", publishAt: "2031-02-10T09:00" });
  await openAdmin("/admin/calendar?month=2031-02");
  await expect(page.getByRole("heading", { name: "February 2031" })).toBeVisible();
  const link = page.getByRole("link", { name: event.eventName }).first();
  await expect(link).toContainText("9:00 AM, Publish");
  await tabTo(page, page.getByRole("button", { name: "Next month" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/calendar?month=2031-03");
  const entry = page.getByRole("link", { name: `4:00 PM AU, Draft ${event.eventName}` });
  await expect(entry).toBeVisible();
  await page.keyboard.press("PageUp");
  await expect(page).toHaveURL("/admin/calendar?month=2031-02");
  await tabTo(page, page.getByRole("button", { name: `Cancel: Publish ${event.eventName}` }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Schedule cancelled")).toBeVisible();
  await expect(page.getByRole("link", { name: event.eventName })).toHaveCount(0);
  await page
    .getByRole("link", { name: "Create an event on Tuesday 11 February 2031" })
    .press("Enter");
  await expect(page.getByLabel(/^Start date/)).toHaveValue("2031-02-11");
  await expect(page.getByLabel(/^End date/)).toHaveValue("2031-02-11");
  await page.goBack();
  await tabTo(page, page.getByRole("button", { name: "Today" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/calendar");
});

test("an event is scheduled by keyboard in its venue's time zone, and refused in the past", async ({
  page,
  openAdmin,
  makeEvent,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*events\.update/);
  const event = await makeEvent();
  await openAdmin(`/admin/events/edit/${event.id}`);
  await pressOn(page, page.getByRole("button", { name: "More options" }));
  // Day and month are equal, as browsers ask for them in either order. A year may have six digits.
  const typeTime = async (dayAndMonth: string, year: string) => {
    await tabTo(page, page.getByLabel("Publish at"));
    await page.keyboard.type(dayAndMonth + year);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("0900AM");
  };
  await typeTime("0101", "2020");
  await expect(page.getByLabel("Status")).toHaveValue("draft");
  await pressOn(page, page.getByRole("button", { name: "Update event" }));
  await expect(page.getByText(/^This time has passed/).first()).toBeVisible();
  await typeTime("1010", "2031");
  await pressOn(page, page.getByRole("button", { name: "Update event" }));
  await expect(page).toHaveURL("/admin/events");
  await typeInto(page, page.getByRole("searchbox", { name: "Search" }), event.eventName);
  await expect(eventRow(page, event.eventName)).toContainText(
    /Scheduled: 10 Oct 2031, 9:00\sAM AEDT/,
  );
});

test(
  "the calendar looks well and axe finds nothing",
  { tag: "@both" },
  async ({ page, openAdmin }) => {
    await openAdmin("/admin/calendar");
    await expect(page.getByRole("heading", { name: "Scheduled" })).toBeVisible();
    await expectGoodLooks(page, "staff-calendar");
  },
);
