import type { FoundValues, ReadPage } from "@before-ten/contracts/ticket-pages/output";
import { test, toast } from "../support/admin-test.ts";
import { answerCall } from "../support/calls.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { storeTicketPage } from "../support/stored-events.ts";
import { expect } from "../support/test.ts";

const found: FoundValues = {
  name: "Tea Dance at the Pier",
  startDate: "2031-03-09",
  startTime: "15:00",
  endDate: null,
  endTime: null,
  place: "Test Pier, 1 Wharf Road",
  price: { amount: 42.5, currency: "AUD" },
  availability: null,
  disruption: null,
  unread: ["availability"],
};

const noValues: FoundValues = {
  ...found,
  name: null,
  startDate: null,
  startTime: null,
  place: null,
  price: null,
  unread: [],
};

test(
  "the dashboard shows what a ticket page says differently, and accepts or ignores it",
  { tag: "@both" },
  async ({ page, openAdmin, makeEvent, db }) => {
    const { id, eventName } = await makeEvent();
    const price = { amount: 42.5, currency: "AUD" };
    await storeTicketPage(db, id, { price, availability: "sold-out" });
    await openAdmin("/admin");
    const notice = page.getByRole("article").filter({ hasText: eventName });
    await expect(notice).toContainText("doesn't match");
    await expect(notice).toContainText(/This eventAUD \$50Ticket pageAUD \$42.50/);
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-ticket-pages");

    await notice.getByRole("button", { name: "Use AUD $42.50: the price" }).click();
    await expect(toast(page, "The event is updated. Visitors see it now.")).toBeVisible();
    await expect(notice.getByRole("listitem")).toHaveCount(1);
    await notice.getByRole("button", { name: "Ignore the tickets" }).click();
    await expect(notice).toHaveCount(0);

    await openAdmin(`/admin/events/edit/${id}`);
    await expect(page.getByLabel("Ticket price")).toHaveValue("42.50");
    await expect(page.getByRole("region", { name: "Ticket page" })).toContainText("is ignored");
  },
);

test("a value accepted on the event's own page is in its form at once", async ({
  page,
  openAdmin,
  makeEvent,
  db,
}) => {
  const { id } = await makeEvent();
  await storeTicketPage(db, id, {
    startDate: "2031-03-09",
    startTime: "15:00",
    price: null,
    unread: ["disruption"],
  });
  await openAdmin(`/admin/events/edit/${id}`);
  const seen = page.getByRole("region", { name: "Ticket page" });
  const description = page.getByLabel("Description");
  const before = await description.inputValue();
  await description.fill("Something that isn't saved.");
  await seen.getByRole("button", { name: "Use this: the date" }).click();
  await expect(toast(page, "Please save the form first")).toBeVisible();
  await expect(description).toHaveValue("Something that isn't saved.");
  await description.fill(before);
  await seen.getByRole("button", { name: "Use this: the date" }).click();
  await expect(page.getByLabel("Start date")).toHaveValue("2031-03-09");
  await expect(page.getByLabel("Start time")).toHaveValue("15:00");
  await expect(seen).toContainText("We couldn't tell for certain if the event is going ahead.");
  // The host name doesn't exist, so no request leaves the machine.
  await seen.getByRole("button", { name: "Check now" }).click();
  await expect(seen).toContainText("can't tell. Only pages on the public internet can be read.");
});

test(
  "a pasted link offers what its page says, beside what is typed",
  { tag: "@both" },
  async ({ page, openAdmin }) => {
    const answer: ReadPage = { outcome: "read", httpStatus: 200, found };
    await answerCall(page, "ticketPages.read", { data: answer });
    await openAdmin("/admin/events/create");
    await page.getByRole("textbox", { name: "Event name" }).fill("Tea Dance");
    await page.getByLabel("Country").selectOption("AU");
    const link = page.getByLabel("Ticket redirect URL");
    await link.evaluate((input, url) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", url);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, "https://tickets.example/tea");
    await link.fill("https://tickets.example/tea");
    const offer = page.getByRole("region", { name: "The ticket page says" });
    await expect(offer).toContainText(/This formTea DanceTicket pageTea Dance at the Pier/);
    await expect(offer).toContainText("We couldn't tell for certain if tickets are left.");
    await expect(page.getByRole("textbox", { name: "Event name" })).toHaveValue("Tea Dance");
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-ticket-page-offer", { fullPage: false });

    await offer.getByRole("button", { name: "Use this price" }).click();
    await expect(page.getByLabel("Ticket price")).toHaveValue("42.50");
    await offer.getByRole("button", { name: "Use all" }).click();
    await expect(page.getByRole("textbox", { name: "Event name" })).toHaveValue(
      "Tea Dance at the Pier",
    );
    await expect(page.getByLabel("Start date")).toHaveValue("2031-03-09");
    await expect(page.getByLabel("End date")).toHaveValue("2031-03-09");
    await expect(page.getByRole("combobox", { name: "Location" })).toHaveValue(
      "Test Pier, 1 Wharf Road",
    );
    await expect(offer.getByRole("button")).toHaveCount(0);

    await link.fill("https://tickets.example/other");
    await expect(offer).toHaveCount(0);
    const nothing: ReadPage = { outcome: "no-event", httpStatus: 200, found: noValues };
    await answerCall(page, "ticketPages.read", { data: nothing });
    await page.getByRole("button", { name: "Read the ticket page" }).click();
    await expect(page.getByText("We reached the page but couldn't read the details")).toBeVisible();
  },
);
