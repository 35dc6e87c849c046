import type { Page } from "@playwright/test";
import { expectGoodLooks } from "../../support/looks.ts";
import { test, toast, unique } from "../../support/admin-test.ts";
import { eventRow, fillEvent } from "../../support/event-form.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import { expect } from "../../support/test.ts";

test(
  "turns a new party into a series, and changes this and the following dates",
  { tag: "@both" },
  async ({ page, openAdmin, request, session }) => {
    const name = unique("Pier Series");
    await openAdmin("/admin/events/create");
    const fields = await fillEvent(page, name);
    // Drafts, so that they don't add events to the pages of other tests.
    await page.getByRole("button", { name: "More options" }).click();
    await page.getByLabel("Status").selectOption("Draft");
    await page.getByRole("button", { name: "Repeats" }).click();
    await page.getByLabel("How often?").selectOption("Weekly, on Saturday");
    const count = page.getByRole("spinbutton", { name: "Number of dates" });
    await count.fill("1");
    await fields.submit.click();
    await expect(page.getByText("Please enter a number from 2 to 60")).toBeVisible();
    await expect(count).toBeFocused();
    await count.fill("5");
    await expect(page.getByText("5 dates: Every Saturday until 5 April 2031")).toBeVisible();
    // The clocks go back in the night to 6 April.
    await page.getByRole("checkbox", { name: "Saturday 29 March 2031, 4:00 PM AEDT" }).uncheck();
    await expect(page.getByText("4 dates: Every Saturday until 5 April 2031")).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-event-repeats");
    await fields.submit.click();
    await expect(toast(page, "Series created successfully!")).toBeVisible();

    const list = `/admin/events?search=${encodeURIComponent(name)}`;
    await page.goto(list);
    await expect(eventRow(page, name)).toHaveCount(4);
    const second = eventRow(page, name).filter({ hasText: "15 March 2031" });
    await expect(second.getByRole("link", { name: `All dates of ${name}` })).toBeVisible();
    await second.getByRole("link", { name: `Edit ${name}` }).click();
    await fields.startDate.fill("2031-03-16");
    await fields.startTime.fill("15:00");
    await fields.submit.click();

    const dialog = page.getByRole("dialog", { name: "Which dates should change?" });
    await dialog.getByRole("radio", { name: "This and the following dates" }).check();
    await expect(dialog.getByRole("listitem")).toHaveText([
      "Saturday 15 March 2031, now Sunday 16 March 2031: start time",
      "Saturday 22 March 2031, now Sunday 23 March 2031: start time",
      "Saturday 5 April 2031, now Sunday 6 April 2031: start time",
    ]);
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-series-scope", { fullPage: false });
    await dialog.getByRole("button", { name: "Update event" }).click();
    await expect(toast(page, "Event updated successfully!")).toBeVisible();

    const series = `/series/${name.toLowerCase().replaceAll(" ", "-")}`;
    expect((await request.get(series)).status()).toBe(404);
    await page.goto(list);
    const moved = eventRow(page, name).filter({ hasText: "16 March 2031" });
    await moved.getByRole("link", { name: `Edit ${name}` }).click();
    await page.getByRole("button", { name: "More options" }).click();
    await page.getByLabel("Status").selectOption("Active");
    await fields.submit.click();
    await dialog.getByRole("radio", { name: "All upcoming dates" }).check();
    await expect(dialog.getByRole("listitem")).toHaveText(Array(4).fill(/: status$/));
    await dialog.getByRole("button", { name: "Update event" }).click();
    await expect(toast(page, "Event updated successfully!")).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto(series);
    await expect(visitor.getByText("4 dates until 6 April 2031")).toBeVisible();
    await expect(visitor.getByRole("article")).toContainText([
      "Saturday 8 March 2031 4:00 PM to 10:00 PM AEDT",
      "Sunday 16 March 2031 3:00 PM to 10:00 PM AEDT",
      "Sunday 23 March 2031 3:00 PM to 10:00 PM AEDT",
      "Sunday 6 April 2031 3:00 PM to 10:00 PM AEST",
    ]);
    await expectNoOverflow(visitor);
    await expectGoodLooks(visitor, "series");
    await visitor.getByRole("article").first().getByRole("link", { name }).first().click();
    await expect(otherDates(visitor)).toHaveText([
      /^Sunday 16 March 2031/,
      /^Sunday 23 March 2031/,
      /^Sunday 6 April 2031/,
    ]);
    await visitor.getByRole("link", { name: `All dates of ${name}` }).click();
    await expect(visitor).toHaveURL(series);
    await visitor.close();

    await page.close();
    const answer = await request.get(`/api${series}`);
    const { data }: { data: { id: string; upcoming: { id: string }[] } } = await answer.json();
    const headers = { authorization: `Bearer ${session.token}` };
    for (const { id } of data.upcoming) await request.delete(`/api/events/${id}`, { headers });
    await request.delete(`/api/series/${data.id}`, { headers });
  },
);

function otherDates(page: Page) {
  return page.getByRole("region", { name: "Other dates" }).getByRole("listitem");
}
