import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, loseCall, recordCalls } from "../support/calls.ts";
import { expect, test } from "../support/test.ts";

const procedure = "contact.send";
const done = "Message sent successfully! We'll get back to you soon.";

function form(page: Page) {
  const region = page.getByRole("region", { name: "Write to us" });
  return {
    region,
    name: region.getByRole("textbox", { name: "Your name" }),
    email: region.getByRole("textbox", { name: "Your email address" }),
    subject: region.getByRole("textbox", { name: "Subject" }),
    message: region.getByRole("textbox", { name: "Your message" }),
    send: region.getByRole("button", { name: /^Send/ }),
  };
}

async function fill(page: Page, email = "dancer@example.com") {
  const fields = form(page);
  await fields.name.fill("Ana");
  await fields.email.fill(email);
  await fields.subject.fill("Two tickets");
  await fields.message.fill("Can two friends go in our place?");
  return fields;
}

function toast(page: Page, text: string) {
  return page.getByRole("alert").filter({ hasText: text });
}

test("says what the page is for", { tag: "@both" }, async ({ page, open }) => {
  await open("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch");
  await expect(page.getByText("AU, NZ, US, UK and CA")).toBeVisible();
  await expect(page.getByText("24-48 hours", { exact: true })).toBeVisible();
  await expect(page.getByText("Our parties run from 4PM to 10PM")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Need Immediate Help?" })).toBeVisible();
  const answers = page.getByRole("region", { name: "Quick answers" });
  await expect(answers.getByRole("group")).toHaveCount(6);
  await answers.getByText("Can I get a refund?").click();
  await expect(answers.getByText("in full, up to 48 hours before")).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  "on a phone the whole form is within a screen and a half",
  { tag: "@phone" },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/contact");
    const { y = Infinity, height = 0 } = (await form(page).send.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(1.5 * 844);
  },
);

test("a message is stored with the type of its card", async ({ page, open, db }) => {
  await open("/contact");
  const email = `dancer-${crypto.randomUUID()}@example.com`;
  const fields = await fill(page, email);
  const type = fields.region.getByRole("radio", { name: "Partnership" });
  await type.check();
  await fields.send.click();
  await expect(toast(page, done)).toBeVisible();
  for (const field of [fields.name, fields.email, fields.subject, fields.message]) {
    await expect(field).toHaveValue("");
  }
  const stored = () =>
    db
      .selectFrom("contact_messages")
      .select(["name", "type", "mail_state"])
      .where("email", "=", email)
      .execute();
  await expect.poll(stored).toEqual([{ name: "Ana", type: "partnership", mail_state: "sent" }]);
});

test("every field shows its error, and nothing is sent", async ({ page, open }) => {
  const calls = recordCalls(page);
  await open("/contact");
  const { name, email, subject, message, send } = form(page);
  await send.click();
  await expect(name).toHaveAccessibleDescription("Name is required");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(subject).toHaveAccessibleDescription("Subject is required");
  await expect(message).toHaveAccessibleDescription("Message is required");
  await expect(name).toBeFocused();
  await expectNoAxeViolations(page);

  await name.fill("A");
  await message.fill("Too short");
  await send.click();
  await expect(name).toHaveAccessibleDescription("Name must be at least 2 characters");
  await expect(message).toHaveAccessibleDescription("Message must be at least 10 characters");
  expect(calls).toEqual([]);
});

test("while it is sent, the button says so", async ({ page, open }) => {
  const letGo = await holdCall(page, procedure);
  await open("/contact");
  const { send, message } = await fill(page);
  await send.click();
  await expect(send).toHaveText("Sending...");
  await expect(send).toBeDisabled();
  await expect(message).toBeDisabled();
  letGo();
  await expect(toast(page, done)).toBeVisible();
  await expect(send).toBeEnabled();
});

const errors = [
  {
    answer: { status: 429, message: "Too many of them" },
    says: "Too many submissions. Please try again later.",
  },
  {
    answer: { status: 503, message: "Email service is down" },
    says: "Email service is temporarily unavailable. Please try again later.",
  },
  { answer: { status: 400, message: "We can't read this" }, says: "We can't read this" },
  { answer: { status: 400, message: "" }, says: "Failed to send message" },
];
for (const { answer, says } of errors) {
  test(`an answer ${answer.status} "${answer.message}": "${says}", and typed values are kept`, async ({
    page,
    open,
    pageErrors,
  }) => {
    pageErrors.expect(new RegExp(`${answer.status} .*${procedure}`));
    await answerCall(page, procedure, answer);
    await open("/contact");
    const { send, message, name } = await fill(page);
    await send.click();
    await expect(toast(page, says)).toBeVisible();
    await expect(name).toHaveValue("Ana");
    await expect(message).toHaveValue("Can two friends go in our place?");
    await expect(send).toBeEnabled();
  });
}

test("without a connection it asks to try again", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/net::ERR_INTERNET_DISCONNECTED .*contact\.send/);
  await loseCall(page, procedure);
  await open("/contact");
  const { send, message } = await fill(page);
  await send.click();
  await expect(toast(page, "Failed to send message. Please try again.")).toBeVisible();
  await expect(message).toHaveValue("Can two friends go in our place?");
});

test("an answer in another format is no success", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/502 .*contact\.send/);
  await page.route("**/trpc/contact.send*", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await open("/contact");
  const { send, name, email, subject, message } = await fill(page);
  await send.click();
  await expect(toast(page, "Failed to send message. Please try again.")).toBeVisible();
  await expect(name).toHaveValue("Ana");
  await expect(email).toHaveValue("dancer@example.com");
  await expect(subject).toHaveValue("Two tickets");
  await expect(message).toHaveValue("Can two friends go in our place?");
});
