import {
  expectNoAxeViolationsInEitherScheme,
  expectNoAxeViolationsOnPhone,
} from "../support/axe.ts";
import { test, toast, unique } from "../support/admin-test.ts";
import { eventRow, eventRows } from "../support/event-form.ts";
import { chooseActionByKey } from "../support/row-menu.ts";
import { pressOn, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";

test("what was deleted is restored by a key, or from the trash, by keyboard alone", async ({
  page,
  openAdmin,
  makeEvent,
}) => {
  test.slow();
  const { eventName: name } = await makeEvent({ eventName: unique("Once Deleted") });
  await openAdmin(`/admin/events?search=${encodeURIComponent(name)}`);
  const remove = async () => {
    await chooseActionByKey(page, name, "Delete");
    const question = page.getByRole("dialog");
    await expect(question).toContainText(
      "You can find it in the trash for 30 days and restore it from there.",
    );
    await tabTo(page, question.getByRole("button", { name: "Delete event" }));
    await page.keyboard.press("Enter");
    await expect(toast(page, "Event deleted successfully!")).toHaveText(
      "Event deleted successfully!",
    );
    await expect(page.getByRole("list", { name: "Undo" })).toContainText(`${name} moved to trash`);
    await expect(question).toBeHidden();
    await expect(eventRow(page, name)).toHaveCount(0);
  };
  await remove();
  await page.keyboard.press("z");
  await expect(toast(page, "1 item restored")).toBeVisible();
  await expect(eventRow(page, name)).toHaveCount(1);

  await remove();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page).toHaveURL("/admin/trash");
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(name);
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("29 days");
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);
  await tabTo(page, row.getByRole("button", { name: `Restore ${name}` }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "1 item restored")).toBeVisible();
  await expect(row).toHaveCount(0);
  const visitor = await page.context().newPage();
  await visitor.goto(`/events?q=${encodeURIComponent(name)}`);
  await expect(visitor.getByRole("heading", { name })).toBeVisible();
  await visitor.close();
});

test("selected events change together, and a key undoes that, by keyboard alone", async ({
  page,
  openAdmin,
  makeEvent,
}) => {
  const name = unique("Bulk Bay");
  for (const part of ["one", "two"]) await makeEvent({ eventName: `${name} ${part}` });
  const rows = eventRows(page).filter({ hasText: name });
  await openAdmin(`/admin/events?search=${encodeURIComponent(name)}`);
  await pressOn(page, page.getByRole("checkbox", { name: `Select ${name} one` }), "Space");
  await pressOn(page, page.getByRole("button", { name: "Select all on this page" }));
  await expect(page.getByText("2 selected.")).toBeVisible();
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);
  await pressOn(page, page.getByRole("button", { name: "Make a draft" }));
  await expect(toast(page, "2 events changed")).toBeVisible();
  await expect(rows.filter({ hasText: "draft" })).toHaveCount(2);
  await page.keyboard.press("z");
  await expect(toast(page, "2 events restored")).toBeVisible();
  await expect(rows.filter({ hasText: "active" })).toHaveCount(2);

  await pressOn(page, page.getByRole("checkbox", { name: `Select ${name} two` }), "Space");
  const download = page.waitForEvent("download");
  await pressOn(page, page.getByRole("button", { name: "Export", exact: true }));
  expect((await download).suggestedFilename()).toMatch(/^events-\d{4}-\d\d-\d\d\.csv$/);

  const sorting = page.getByRole("group", { name: "Sort by" });
  await pressOn(page, sorting.getByRole("button", { name: "Clicks" }));
  await expect(page).toHaveURL(/sort=-clicks/);
  await expect(
    page.getByRole("button", { name: "Clicks, descending", pressed: true }),
  ).toBeVisible();
});
