import type { Page } from "@playwright/test";
import { ownPassword, password, signIn, test } from "../support/accounts.ts";
import { toast } from "../support/admin-test.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { comeAlive, expect } from "../support/test.ts";

/** A device with a finger that always agrees, as Chromium plays it. */
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

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
}

test("a passkey is added, and signs in after the password, alone, and by a recovery code @both", async ({
  page,
  makeAdmin,
}) => {
  test.slow();
  const person = await makeAdmin();
  await plugInAuthenticator(page);
  await openSignIn(page);
  await signIn(page, person.email);
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/account");

  await page.getByRole("button", { name: "Add a passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByRole("textbox", { name: "Name" }).fill("Test laptop");
  await ownPassword(adding).fill(password);
  await page.keyboard.press("Enter");
  const storing = page.getByRole("dialog", { name: "Store your recovery codes" });
  await expect(storing.getByRole("listitem")).toHaveCount(10);
  await expectNoAxeViolations(page);
  const [code = ""] = await storing.getByRole("listitem").allTextContents();
  await page.keyboard.press("Escape");
  await storing.getByRole("button", { name: "I have stored them" }).click();
  await expect(storing).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove Test laptop" })).toBeVisible();
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  await expect(page.getByText("This one")).toBeVisible();
  await expectNoAxeViolations(page);

  // Where the password was asked for again, the passkey does as well.
  await page.getByRole("button", { name: "Make new recovery codes" }).click();
  const renewing = page.getByRole("dialog", { name: "Make new recovery codes" });
  await renewing.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(renewing.getByText("Confirmed with your passkey")).toBeVisible();
  await renewing.getByRole("button", { name: "Cancel" }).click();

  const form = page.getByRole("form", { name: "Password" });
  const changed = "nine tall paper lamps";
  await form.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(form.getByText("Confirmed with your passkey")).toBeVisible();
  await form.getByRole("textbox", { name: "New password" }).fill(changed);
  await page.keyboard.press("Enter");
  await expect(
    toast(page, "Your password has been changed. You are signed out everywhere else."),
  ).toBeVisible();

  await logOut(page);
  await signIn(page, person.email, changed);
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await expect(page).toHaveURL("/admin");

  await logOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/admin");

  await logOut(page);
  await signIn(page, person.email, changed);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expectNoAxeViolations(page);
  await page.getByRole("textbox", { name: "Recovery code" }).fill(code);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Welcome back, Admin!")).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/account");
  await expect(page.getByText("9 of 10 left")).toBeVisible();
});
