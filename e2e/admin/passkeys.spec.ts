import type { Page } from "@playwright/test";
import { ownPassword, password, test } from "../support/accounts.ts";
import { toast } from "../support/admin-test.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { pressOn, typeInto } from "../support/keyboard.ts";
import { linkIn } from "../support/outbox.ts";
import { comeAlive, expect } from "../support/test.ts";

/** Adds Chromium's virtual authenticator, with a fingerprint that always matches. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await comeAlive(page);
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await typeInto(page, page.getByRole("textbox", { name: "Email" }), email);
  await typeInto(page, page.getByRole("textbox", { name: "Password" }), secret);
  await page.keyboard.press("Enter");
}

async function logOut(page: Page): Promise<void> {
  await pressOn(page, page.getByRole("button", { name: "Logout" }));
  await expect(page).toHaveURL("/admin/login");
}

test("a passkey is added and signs in, after the password, alone and by a code, all by keyboard @both", async ({
  page,
  request,
  makeAdmin,
}) => {
  test.slow();
  const person = await makeAdmin();
  await plugInAuthenticator(page);
  await openSignIn(page);
  await signIn(page, person.email);
  await expect(page).toHaveURL("/admin");
  const elsewhere = { email: person.email, password };
  expect((await request.post("/api/auth/login", { data: elsewhere })).ok()).toBe(true);
  await page.goto("/admin/account");
  await pressOn(page, page.getByRole("button", { name: /^End / }));
  await expect(toast(page, "The session has ended")).toBeVisible();
  await expect(page.getByRole("button", { name: /^End / })).toHaveCount(0);

  await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
  const former = await linkIn(person.email, "verify-email");
  await pressOn(page, page.getByRole("button", { name: "Send the confirmation email" }));
  await expect(toast(page, `We have sent a link to ${person.email}.`)).toBeVisible();
  await page.goto(await linkIn(person.email, "verify-email", former));
  await comeAlive(page);
  await pressOn(page, page.getByRole("button", { name: "Confirm" }));
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.goto("/admin/account");
  await pressOn(page, page.getByRole("button", { name: "Add a passkey" }));
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await typeInto(page, adding.getByRole("textbox", { name: "Name" }), "Test laptop");
  await typeInto(page, ownPassword(adding), password);
  await page.keyboard.press("Enter");
  const storing = page.getByRole("dialog", { name: "Store your recovery codes" });
  await expect(storing.getByRole("listitem")).toHaveCount(10);
  await expectNoAxeViolations(page);
  const [code = ""] = await storing.getByRole("listitem").allTextContents();
  await page.keyboard.press("Escape");
  await pressOn(page, storing.getByRole("button", { name: "I have stored them" }));
  await expect(storing).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove Test laptop" })).toBeVisible();
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  await expect(page.getByText("This one")).toBeVisible();
  await expectNoAxeViolations(page);

  // Where the password is asked for again, a passkey works as well.
  await pressOn(page, page.getByRole("button", { name: "Make new recovery codes" }));
  const renewing = page.getByRole("dialog", { name: "Make new recovery codes" });
  await pressOn(page, renewing.getByRole("button", { name: "Use a passkey instead" }));
  await expect(renewing.getByText("Confirmed with your passkey")).toBeVisible();
  await pressOn(page, renewing.getByRole("button", { name: "Cancel" }));

  const form = page.getByRole("form", { name: "Password" });
  const changed = "nine tall paper lamps";
  await pressOn(page, form.getByRole("button", { name: "Use a passkey instead" }));
  await expect(form.getByText("Confirmed with your passkey")).toBeVisible();
  await typeInto(page, form.getByRole("textbox", { name: "New password" }), changed);
  await page.keyboard.press("Enter");
  await expect(
    toast(page, "Your password has been changed. You're signed out everywhere else."),
  ).toBeVisible();

  await logOut(page);
  await signIn(page, person.email, changed);
  await pressOn(page, page.getByRole("button", { name: "Use your passkey" }));
  await expect(page).toHaveURL("/admin");

  await logOut(page);
  await pressOn(page, page.getByRole("button", { name: "Use a passkey" }));
  await expect(page).toHaveURL("/admin");

  await logOut(page);
  await signIn(page, person.email, changed);
  await pressOn(page, page.getByRole("button", { name: "Use a recovery code" }));
  await expectNoAxeViolations(page);
  await typeInto(page, page.getByRole("textbox", { name: "Recovery code" }), code);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Welcome back, Admin!")).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/account");
  await expect(page.getByText("9 of 10 left")).toBeVisible();
});
