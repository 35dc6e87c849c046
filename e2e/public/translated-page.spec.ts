import type { Page } from "@playwright/test";
import { newPerson, password, test } from "../support/accounts.ts";
import { admin } from "../support/first-admin.ts";
import { mailedSubscriber } from "../support/mailed-links.ts";
import { queryLinkIn } from "../support/outbox.ts";
import { countAlertsOf } from "../support/stored-alerts.ts";
import { expect, startScripts } from "../support/test.ts";
import { translate } from "../support/translate.ts";

/** Each page is translated before its form is hydrated, and again while it is filled in. */

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startScripts(page);
  await translate(page);
}

/** Types slowly enough for the form to be hydrated meanwhile. */
async function type(page: Page, selector: string, text: string): Promise<void> {
  const field = page.locator(`main form ${selector}`).first();
  await field.click();
  await page.keyboard.type(text, { delay: 20 });
  await translate(page);
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
}

const address = () => `translated-${crypto.randomUUID()}@mail.example`;

for (const path of ["/", "/blog"]) {
  test(`an address typed on ${path} is subscribed`, async ({ page, db }) => {
    const email = address();
    await openTranslated(page, path);
    await type(page, "input[type=email]", email);
    await page.keyboard.press("Enter");
    const stored = db.selectFrom("subscribers").select("status").where("email", "=", email);
    await expect.poll(() => stored.executeTakeFirst()).toEqual({ status: "active" });
    const button = page.locator("main form:has([type=email]) [type=submit]");
    await expect(button).toHaveText("Subscribe");
  });
}

test("a message is sent", async ({ page, db }) => {
  const email = address();
  await openTranslated(page, "/contact");
  await type(page, "[name=message]", "Please play it twice.");
  await type(page, "[name=subject]", "The last song");
  await type(page, "[name=name]", "Ana");
  await type(page, "[name=email]", email);
  await page.locator("[name=type][value=feedback]").check();
  await page.locator("main form [type=submit]").click();
  const stored = db
    .selectFrom("contact_messages")
    .select(["name", "subject", "message", "type"])
    .where("email", "=", email);
  await expect
    .poll(() => stored.executeTakeFirst())
    .toEqual({
      name: "Ana",
      subject: "The last song",
      message: "Please play it twice.",
      type: "feedback",
    });
});

test("an alert is requested", async ({ page, makeEvent, db }) => {
  const email = address();
  const { id } = await makeEvent({ capacity: 100, registrations: 100 });
  await openTranslated(page, `/events/${id}`);
  await type(page, "input[type=email]", email);
  await page.keyboard.press("Enter");
  await expect.poll(() => countAlertsOf(db, email)).toBe(1);
});

test("a new password is asked for", async ({ page }) => {
  await openTranslated(page, "/forgot-password");
  await type(page, "[name=email]", address());
  await page.keyboard.press("Enter");
  await expect(page.getByText("If there is an account with this address")).toBeVisible();
  await openTranslated(page, "/reset-password/unknown");
  await type(page, "[name=password]", password);
});

test("an invitation is accepted", async ({ page, request, session }) => {
  const person = newPerson();
  await request.post("/api/admin/invitations", {
    headers: { authorization: `Bearer ${session.token}` },
    data: { email: person.email, adminRole: "editor", currentPassword: admin.password },
  });
  await openTranslated(page, await queryLinkIn(person.email, "invitation"));
  await type(page, "[name=name]", person.name);
  await type(page, "[name=password]", password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
});

test("choices are saved, and then unsubscribed", async ({ page, db }) => {
  const choices = await mailedSubscriber(db, "preferences");
  await openTranslated(page, choices.path);
  await page.locator('[name="topics[]"]').first().uncheck();
  await translate(page);
  await page.locator("main form [type=submit]").first().click();
  await expect(page.getByText("Saved. From now on")).toBeVisible();
  const leaving = await mailedSubscriber(db, "unsubscribe");
  await openTranslated(page, leaving.path);
  await page.locator("main form [type=submit]").click();
  await expect.poll(leaving.status).toBe("unsubscribed");
});
