import { password, test } from "../support/accounts.ts";
import { mailedSubscriber } from "../support/mailed-links.ts";
import { linkIn, queryLinkIn } from "../support/outbox.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { screenshot } from "../support/screenshot.ts";
import { countAlertsOf } from "../support/stored-alerts.ts";
import { expect } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

const address = () => `bare-${crypto.randomUUID()}@mail.example`;

for (const path of ["/", "/blog"]) {
  test(
    `the newsletter form of ${path} subscribes`,
    { tag: "@both" },
    async ({ page, db, pageErrors }) => {
      pageErrors.expect(/400 /);
      await page.goto(path);
      const form = page.locator("form:has([value='newsletter.subscribe'])");
      const field = form.getByRole("textbox", { name: "Your email address" });
      await field.fill("dancer@example");
      await form.getByRole("button").click();
      await expect(form.getByText("Please enter a valid email address")).toBeVisible();
      await expect(field).toHaveValue("dancer@example");
      await expect(page).toHaveURL(`${path}#newsletter`);
      const email = address();
      await field.fill(` ${email} `);
      await form.getByRole("button").click();
      await expect(form.getByText("Successfully subscribed to newsletter!")).toBeVisible();
      await expect(field).toHaveValue("");
      await expectNoOverflow(page);
      await screenshot(page, `bare-subscribed${path === "/" ? "" : "-blog"}`);
      const stored = db.selectFrom("subscribers").select("status").where("email", "=", email);
      expect(await stored.executeTakeFirst()).toEqual({ status: "active" });
    },
  );
}

test(
  "a message is sent, and what is typed stays until it is right",
  { tag: "@both" },
  async ({ page, db, pageErrors }) => {
    pageErrors.expect(/400 /);
    await page.goto("/contact");
    const form = page.locator("form:has([value='contact.send'])");
    const email = address();
    const hostile = `Please play "it" <b>twice</b> & 🪩`;
    await form.getByRole("textbox", { name: "Your name" }).fill("A");
    await form.getByRole("textbox", { name: "Your email address" }).fill(email);
    await form.getByRole("radio", { name: "Feedback" }).check();
    await form.getByRole("textbox", { name: "Your message" }).fill(hostile);
    await form.getByRole("button").click();
    await expect(form.getByText("Name must be at least 2 characters")).toBeVisible();
    await expect(form.getByText("Subject is required")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Your message" })).toHaveValue(hostile);
    await expect(form.getByRole("textbox", { name: "Your email address" })).toHaveValue(email);
    await expect(form.getByRole("radio", { name: "Feedback" })).toBeChecked();
    await expectNoOverflow(page);
    await screenshot(page, "bare-contact-refused");
    await form.getByRole("textbox", { name: "Your name" }).fill("Ana");
    await form.getByRole("textbox", { name: "Subject" }).fill("The last song");
    await form.getByRole("button").click();
    await expect(form.getByRole("status")).toContainText(/./);
    await screenshot(page, "bare-contact-sent");
    const stored = db.selectFrom("contact_messages").select("message").where("email", "=", email);
    expect(await stored.execute()).toEqual([{ message: hostile }]);
  },
);

test("an alert is requested, confirmed and left", async ({ page, makeEvent, db }) => {
  const email = address();
  const { id } = await makeEvent({ capacity: 100, registrations: 100 });
  await page.goto(`/events/${id}`);
  const form = page.locator("form:has([value='alerts.request'])");
  await form.getByRole("textbox").fill(email);
  await form.getByRole("button").click();
  await expect(page.getByText(/Check your inbox and confirm/)).toBeVisible();
  expect(await countAlertsOf(db, email)).toBe(1);
  await screenshot(page, "bare-alert");
  await page.goto(await queryLinkIn(email, "alerts/confirm"));
  await page.getByRole("button", { name: "Confirm my alert" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We'll tell you");
});

test("a password is forgotten and replaced", async ({ page, request, pageErrors }) => {
  pageErrors.expect(/400 /);
  const email = address();
  await request.post("/api/auth/register", { data: { name: "Ana", email, password } });
  await page.goto("/forgot-password");
  await page.getByRole("textbox", { name: "Your email address" }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If there is an account with this address")).toBeVisible();
  await page.goto(await linkIn(email, "reset-password"));
  const field = page.locator("[name=password]");
  await field.fill("too short");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Password must be at least 15 characters")).toBeVisible();
  await screenshot(page, "bare-password-refused");
  await expect(field).toHaveValue("");
  await field.fill("five calm purple lanterns");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
});

test(
  "a subscriber chooses, pauses and leaves",
  { tag: "@both" },
  async ({ page, db, pageErrors }) => {
    pageErrors.expect(/400 /);
    const { path, status } = await mailedSubscriber(db, "preferences");
    await page.goto(path);
    const topics = page.getByRole("group", { name: "Topics" });
    for (const box of await topics.getByRole("checkbox").all()) await box.uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(
      topics.getByText("Please choose at least one, or unsubscribe below"),
    ).toBeVisible();
    for (const box of await topics.getByRole("checkbox").all()) await box.uncheck();
    await topics.getByRole("checkbox", { name: "Parties" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("#topics [role=status]")).toHaveText(
      "Saved. From now on you'll get just what you chose.",
    );
    await expect(topics.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await expectNoOverflow(page);
    await screenshot(page, "bare-choices");
    await page.getByRole("button", { name: "Pause for 30 days" }).click();
    await expect(page.getByRole("button", { name: "Start again now" })).toBeVisible();
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    expect(await status()).toBe("unsubscribed");
    await expect(page.locator("#leave [role=status]")).toContainText("isn't subscribed");
  },
);

test("both kinds of unsubscribe links work", async ({ page, db, request }) => {
  const { path, status } = await mailedSubscriber(db, "unsubscribe");
  await page.goto(path);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Successfully Unsubscribed");
  expect(await status()).toBe("unsubscribed");
  const email = `bare+${crypto.randomUUID()}@mail.example`;
  await request.post("/api/contact/newsletter", { data: { email } });
  await page.goto(`/unsubscribe?email=${email}`);
  await screenshot(page, "bare-unsubscribe");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Successfully Unsubscribed");
});

test("parties are filtered", async ({ page }) => {
  await page.goto("/events");
  await page.getByRole("combobox", { name: "City" }).selectOption("London");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/[?&]city=London\b/);
  await expect(page.getByRole("combobox", { name: "City" })).toHaveValue("London");
  await expect(page.getByRole("region", { name: "Events" })).not.toContainText("Melbourne");
});

test("a subscriber gets the link to their page again", async ({ page }) => {
  await page.goto("/unsubscribe");
  await page.getByRole("textbox", { name: "Your email address" }).fill(address());
  await page.getByRole("button", { name: "Send me my link" }).click();
  await expect(page.getByRole("status")).toContainText("its link is on the way");
});

test("what needs scripts isn't offered", async ({ page }) => {
  await page.goto("/events");
  await expect(page.getByRole("button", { name: "Near me" })).toBeHidden();
});
