import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, loseCall, recordCalls } from "../support/calls.ts";
import { mailedSubscriber } from "../support/mailed-links.ts";
import { inMailTo } from "../support/outbox.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test } from "../support/test.ts";

const procedure = "newsletter.unsubscribe";

test("a subscriber is unsubscribed once", async ({ page, open, request, db }) => {
  const email = `dancer+${crypto.randomUUID()}@example.com`;
  await request.post("/api/contact/newsletter", { data: { email } });
  // Many mail programs don't encode the plus.
  await open(`/unsubscribe?email=${email}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Successfully Unsubscribed");
  await expect(page.getByText("You won't get any more newsletters from us.")).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "See all events" })).toHaveAttribute(
    "href",
    "/events",
  );
  await expect(main.getByRole("link", { name: "Back to the home page" })).toHaveAttribute(
    "href",
    "/",
  );
  await expectNoAxeViolations(page);
  const row = await db
    .selectFrom("subscribers")
    .select("status")
    .where("email", "=", email)
    .executeTakeFirst();
  expect(row?.status).toBe("unsubscribed");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Already Unsubscribed");
});

test("rendering on the server doesn't unsubscribe", async ({ request, db }) => {
  const email = `dancer-${crypto.randomUUID()}@example.com`;
  await request.post("/api/contact/newsletter", { data: { email } });
  const answer = await request.get(`/unsubscribe?email=${email}`);
  expect(await answer.text()).toContain("Processing your request...");
  const row = await db
    .selectFrom("subscribers")
    .select("status")
    .where("email", "=", email)
    .executeTakeFirst();
  expect(row?.status).toBe("active");
});

test("while it is being sent, the page says so", async ({ page, open }) => {
  const letGo = await holdCall(page, procedure);
  await open("/unsubscribe?email=unknown@example.com");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Processing your request...");
  await expectNoAxeViolations(page);
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Already Unsubscribed");
});

test("without an address nothing is sent", async ({ page, open }) => {
  const calls = recordCalls(page);
  for (const search of ["?email=", "?email=%20&token=", ""]) {
    await open(`/unsubscribe${search}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something went wrong");
    await expect(page.getByText("No email address provided")).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Contact Support" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expectNoAxeViolations(page);
  expect(calls).toEqual([]);
});

for (const path of ["/unsubscribe", "/newsletter/preferences"]) {
  test(`${path} without a link mails it`, { tag: "@both" }, async ({ page, open, request }) => {
    const email = `lost-${crypto.randomUUID()}@mail.example`;
    await request.post("/api/contact/newsletter", { data: { email } });
    await open(path);
    const form = page.getByRole("form", { name: "Get your link by email" });
    const field = form.getByRole("textbox", { name: "Your email address" });
    await field.fill("lost@mail");
    await field.press("Enter");
    await expect(form.getByText("Please enter a valid email address")).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(email);
    await form.getByRole("button", { name: "Send me my link" }).click();
    await expect(form.getByRole("status")).toContainText("its link is on the way");
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await inMailTo(email, /Subject: Your Before Ten newsletter link/);
    const link = await inMailTo(email, /\/newsletter\/preferences\?token=[\w.-]+/);
    await open(link);
    await expect(page.getByRole("heading", { name: "What you hear about" })).toBeVisible();
  });
}

test("a mail's link asks first, as scanners open it and run scripts, but click nothing", async ({
  page,
  open,
  browser,
  db,
}) => {
  const { path, status, becomeActive } = await mailedSubscriber(db, "unsubscribe");
  const title = page.getByRole("heading", { level: 1 });
  const calls = recordCalls(page);
  await open(path);
  await expect(title).toHaveText("Leave the newsletter?");
  await expect(page.getByText(/takes effect immediately.*signing up again/)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(calls).toEqual([]);
  expect(await status()).toBe("active");

  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(title).toHaveText("Successfully Unsubscribed");
  expect(await status()).toBe("unsubscribed");
  await open(path);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(title).toHaveText("Already Unsubscribed");

  // The button works without scripts: its form posts to the address that mail programs use.
  await becomeActive();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(new URL(path, page.url()).href);
  await bare.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(bare.getByText("Unsubscribed")).toBeVisible();
  expect(await status()).toBe("unsubscribed");
  await plain.close();
});

test("the server's message is shown", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/400 .*newsletter\.unsubscribe/);
  await open("/unsubscribe?token=nonsense");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("This unsubscribe link isn't complete.")).toBeVisible();
});

test("without a connection it asks to try again", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/net::ERR_INTERNET_DISCONNECTED .*newsletter\.unsubscribe/);
  await loseCall(page, procedure);
  await open("/unsubscribe?email=unknown@example.com");
  await expect(page.getByText("Failed to unsubscribe. Please try again.")).toBeVisible();
});

test("a failing server is no success", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/500 .*newsletter\.unsubscribe/);
  await answerCall(page, procedure, { status: 500, message: "Something went wrong here" });
  await open("/unsubscribe?email=unknown@example.com");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something went wrong");
  await expect(page.getByText("Something went wrong here")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Write to / })).toHaveAttribute(
    "href",
    /^mailto:.+@/,
  );
});
