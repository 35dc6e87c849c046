import { test } from "../support/admin-test.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { inMailTo, queryLinkIn } from "../support/outbox.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { countAlertsOf } from "../support/stored-alerts.ts";
import { expect } from "../support/test.ts";

test(
  "a visitor asks for an alert, and is told once an admin adds places",
  { tag: "@both" },
  async ({ page, context, open, openAdmin, makeEvent, db }) => {
    const { id, eventName } = await makeEvent({ capacity: 100, registrations: 100 });
    const email = `dancer-${crypto.randomUUID()}@mail.example`;
    await open(`/events/${id}`);
    const form = page.getByRole("form", { name: "Get told if a place opens up" });
    await form.getByRole("textbox", { name: "Your email address" }).fill(email);
    await form.getByRole("button", { name: "Tell me if places open up" }).click();
    await expect(
      page.getByText(
        "Check your inbox and confirm. We'll email you once. Nothing there? Look in spam, then try again: one address gets up to 3 such emails a day.",
      ),
    ).toBeFocused();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);

    await open(await queryLinkIn(email, "alerts/confirm"));
    await page.getByRole("button", { name: "Confirm my alert" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We'll tell you");
    await expectNoAxeViolations(page);
    expect(await countAlertsOf(db, email)).toBe(1);

    await openAdmin(`/admin/events/edit/${id}`);
    await expect(page.getByText("Waiting", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "More options" }).click();
    await page.getByLabel("Capacity").fill("120");
    await page.getByRole("button", { name: "Update event" }).click();
    expect(await inMailTo(email, /Subject: A place has opened up: .*/)).toContain(
      eventName.slice(0, 9),
    );
    await expect.poll(() => countAlertsOf(db, email)).toBe(0);

    const again = await context.newPage();
    await again.goto(await queryLinkIn(email, "alerts/leave"));
    await again.getByRole("button", { name: "Delete my address" }).click();
    await expect(again.getByRole("heading", { level: 1 })).toHaveText("All done");
  },
);
