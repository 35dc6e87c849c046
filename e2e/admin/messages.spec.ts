import { expectGoodLooks } from "../support/looks.ts";
import type { Page } from "@playwright/test";
import { answerCall, holdCall, loseCall, restoreCall } from "../support/calls.ts";
import { pressOn, tabTo } from "../support/keyboard.ts";
import { inMailTo } from "../support/outbox.ts";
import { test as base, toast } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

interface MessageFixtures {
  /** Stores messages that are deleted after the test. Returns the word in every subject. */
  letters: (count: number) => Promise<string>;
}

const types = ["general", "partnership", "event", "feedback"] as const;

const test = base.extend<MessageFixtures>({
  letters: async ({ db }, use) => {
    const runs: string[] = [];
    await use(async (count) => {
      const run = `m${crypto.randomUUID().slice(0, 8)}`;
      runs.push(run);
      const now = Date.now();
      await db
        .insertInto("contact_messages")
        .values(
          Array.from({ length: count }, (_, index) => {
            const at = new Date(now - (index + 1) * 60_000);
            return {
              id: crypto.randomUUID(),
              name: `Ana ${index}`,
              email: `ana${index}@mail.example`,
              subject: `Letter ${index} of ${run}`,
              message: "First line,\nsecond line.\n\n<b>Third</b> after a gap.",
              type: types[index % 4] ?? "general",
              status: index % 3 === 0 ? ("done" as const) : ("open" as const),
              mail_state: index % 5 === 1 ? ("failed" as const) : ("sent" as const),
              created_at: at,
              updated_at: at,
            };
          }),
        )
        .execute();
      return run;
    });
    for (const run of runs) {
      await db.deleteFrom("contact_messages").where("subject", "like", `%${run}`).execute();
    }
  },
});

const rows = (page: Page) => page.getByRole("table").locator("tbody").getByRole("row");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });

test("messages are searched, filtered and paged, all in the address", async ({
  page,
  openAdmin,
  letters,
}) => {
  const run = await letters(45);
  await openAdmin("/admin/messages");
  await search(page).fill(run);
  await expect(count(page, "45 messages")).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).nth(1)).toContainText(/Letter 1 [^]*Ana 1ana1@mail\.examplePartnership/);
  await expect(rows(page).nth(1)).toContainText("failed");
  await page.getByRole("button", { name: "Page 3", exact: true }).click();
  await expect(page).toHaveURL(`/admin/messages?search=${run}&page=3`);
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole("combobox", { name: "Status" }).selectOption("done");
  await expect(page).toHaveURL(`/admin/messages?search=${run}&status=done`);
  await expect(count(page, "15 messages")).toBeVisible();
  await page.getByRole("combobox", { name: "Type" }).selectOption("feedback");
  await expect(count(page, "4 messages")).toBeVisible();
  await page.reload();
  await expect(count(page, "4 messages")).toBeVisible();
  await search(page).fill(`${run} not-wrote-this`);
  await expect(page.getByText("No messages found")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/messages");
});

test("the whole message is shown, and marked as read", async ({ page, openAdmin, letters }) => {
  const run = await letters(4);
  const subject = `Letter 2 of ${run}`;
  await openAdmin(`/admin/messages?search=${run}&status=open`);
  await expect(count(page, "2 messages")).toBeVisible();
  await page.getByRole("button", { name: subject, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: subject });
  const text = drawer.getByText("First line,");
  await expect(text).toHaveText("First line,\nsecond line.\n\n<b>Third</b> after a gap.", {
    useInnerText: true,
  });
  await expect(drawer.getByRole("link", { name: "ana2@mail.example" })).toHaveAttribute(
    "href",
    `mailto:ana2@mail.example?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  );
  await drawer.getByRole("button", { name: "Mark as done" }).click();
  await expect(toast(page, "Message marked as done")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Reopen" })).toBeFocused();
  await expect(count(page, "1 message")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.getByRole("combobox", { name: "Status" }).selectOption("done");
  await page.getByRole("button", { name: `Reopen: ${subject}` }).click();
  await expect(toast(page, "Message marked as open")).toBeVisible();
  await expect(page.getByRole("row", { name: subject })).toHaveCount(0);
});

test("a message is answered with a saved reply, by mail, by keyboard alone", async ({
  page,
  openAdmin,
  letters,
  db,
}) => {
  const run = await letters(2);
  const subject = `Letter 1 of ${run}`;
  await db
    .insertInto("canned_answers")
    .values({
      id: crypto.randomUUID(),
      title: `Tables ${run}`,
      text: "Hello {name},\n\nof course.",
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  await openAdmin(`/admin/messages?search=${run}`);
  await tabTo(page, page.getByRole("button", { name: subject, exact: true }));
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: subject });
  await tabTo(page, drawer.getByRole("combobox", { name: "Insert a saved reply" }));
  await page.keyboard.type(`Tables ${run}`);
  await tabTo(page, drawer.getByRole("button", { name: "Insert" }));
  await page.keyboard.press("Enter");
  const text = drawer.getByRole("textbox", { name: "Answer to Ana 1" });
  await expect(text).toHaveValue("Hello Ana 1,\n\nof course.");
  await expect(text).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" See you at four!");
  await tabTo(page, drawer.getByRole("button", { name: "Send answer" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Your answer is on its way to ana1@mail.example")).toBeVisible();
  const answer = drawer.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("of course. See you at four!");
  await expect(answer).toContainText("sent");
  await expect(page.getByRole("row", { name: subject })).toContainText("done");
  await inMailTo("ana1@mail.example", new RegExp(`Subject: Re: ${subject}`));
  await db.deleteFrom("canned_answers").where("title", "=", `Tables ${run}`).execute();
});

test("a failed mail is sent again", async ({ page, openAdmin, letters, db }) => {
  const run = await letters(3);
  const subject = `Letter 1 of ${run}`;
  await openAdmin(`/admin/messages?search=${run}`);
  await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(1);
  await page.getByRole("button", { name: `Retry the email: ${subject}` }).click();
  await expect(toast(page, "The email to the team is on its way again")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
  await expect(count(page, "3 messages")).toBeFocused();
  await expect
    .poll(() =>
      db
        .selectFrom("contact_messages")
        .select("mail_state")
        .where("subject", "=", subject)
        .executeTakeFirst(),
    )
    .toEqual({ mail_state: "sent" });
});

test("a mail that a colleague has retried already is reported and updated", async ({
  page,
  openAdmin,
  letters,
  db,
  pageErrors,
}) => {
  pageErrors.expect(/409 .*contact\.retryMail/, /console error/);
  const run = await letters(3);
  await openAdmin(`/admin/messages?search=${run}`);
  await expect(page.getByRole("button", { name: /^Retry/ })).toBeVisible();
  await db
    .updateTable("contact_messages")
    .set({ mail_state: "sent" })
    .where("subject", "like", `%${run}`)
    .execute();
  await page.getByRole("button", { name: /^Retry/ }).click();
  await expect(toast(page, "The email for this message hasn't failed")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
});

test("shows errors, and tries again", async ({ page, openAdmin, letters, pageErrors }) => {
  const run = await letters(3);
  pageErrors.expect(
    /403 .*contact\.listForAdmin/,
    /ERR_INTERNET_DISCONNECTED .*contact\.setStatus/,
    /console error/,
  );
  await answerCall(page, "contact.listForAdmin", { status: 403, message: "No" });
  await loseCall(page, "contact.setStatus");
  await openAdmin(`/admin/messages?search=${run}`);
  await expect(page.getByRole("alert").getByText("Failed to load messages")).toBeVisible();
  await restoreCall(page, "contact.listForAdmin");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page
    .getByRole("button", { name: /^Mark as/ })
    .first()
    .click();
  await expect(toast(page, "Failed to update the message")).toBeVisible();
});

test("shows skeletons while it loads, and says if the list is empty", async ({
  page,
  openAdmin,
}) => {
  const letGo = await holdCall(page, "contact.listForAdmin");
  await openAdmin("/admin/messages");
  await expect(page.getByRole("status", { name: "Loading messages" })).toBeVisible();
  letGo();
  await expect(rows(page).first()).toBeVisible();
  await restoreCall(page, "contact.listForAdmin");
  const data = { items: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } };
  await answerCall(page, "contact.listForAdmin", { data });
  await page.reload();
  await expect(page.getByText("No messages found")).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeHidden();
});

test("messages are read, assigned and marked by keyboard alone", async ({
  page,
  openAdmin,
  letters,
}) => {
  const run = await letters(2);
  const subject = `Letter 1 of ${run}`;
  await openAdmin("/admin/messages");
  await tabTo(page, search(page));
  await page.keyboard.type(run);
  await expect(count(page, "2 messages")).toBeVisible();
  const opener = page.getByRole("button", { name: subject, exact: true });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: subject });
  const assignee = drawer.getByRole("combobox", { name: "Assigned to" });
  await expect(assignee.getByRole("option")).not.toHaveCount(1);
  await pressOn(page, assignee, "ArrowDown");
  await expect(toast(page, "Message assigned to")).toBeVisible();
  await tabTo(page, drawer.getByRole("button", { name: "Mark as done" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Message marked as done")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test(
  "looks well and axe finds nothing, light and dark",
  { tag: "@both" },
  async ({ page, openAdmin, letters }) => {
    const run = await letters(45);
    await openAdmin(`/admin/messages?search=${run}`);
    await expect(rows(page)).toHaveCount(20);
    await expectGoodLooks(page, "staff-messages");
    await page.getByRole("button", { name: `Letter 1 of ${run}`, exact: true }).click();
    await expect(page.getByRole("dialog").getByText("First line,")).toBeVisible();
    await expectGoodLooks(page, "staff-message", { fullPage: false });
  },
);
