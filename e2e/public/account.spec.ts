import type { APIRequestContext } from "@playwright/test";
import { admin } from "../support/first-admin.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { answerCall, holdCall, loseCall, recordCalls } from "../support/calls.ts";
import { linkIn } from "../support/outbox.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect, test } from "../support/test.ts";

const password = "four odd walnut drums";

async function register(request: APIRequestContext): Promise<string> {
  const email = `${crypto.randomUUID()}@mail.example`;
  const answer = await request.post("/api/auth/register", {
    data: { name: "Ana", email, password },
  });
  expect(answer.status()).toBe(201);
  return email;
}

async function canSignIn(request: APIRequestContext, email: string, secret: string) {
  const answer = await request.post("/api/auth/login", { data: { email, password: secret } });
  return answer.ok();
}

test("a forgotten password is reset by mail", async ({ open, page, request }) => {
  const email = await register(request);
  await open("/admin/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("textbox", { name: "Your email address" }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If there is an account with this address")).toBeVisible();
  await screenshot(page, "forgot-password-done", { fullPage: false });

  await open(await linkIn(email, "reset-password"));
  await expectNoAxeViolations(page);
  const field = page.getByLabel("New password, at least 15 characters");
  const save = page.getByRole("button", { name: "Save the password" });
  await save.click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await field.fill("too short");
  await save.click();
  await expect(page.getByText("Password must be at least 15 characters")).toBeVisible();
  await screenshot(page, "reset-password-refused", { fullPage: false });
  await field.fill("five calm purple lanterns");
  await page.getByRole("checkbox", { name: "Show password" }).check();
  await expect(field).toHaveAttribute("type", "text");
  await save.click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  expect(await canSignIn(request, email, password)).toBe(false);
  expect(await canSignIn(request, email, "five calm purple lanterns")).toBe(true);
});

test("refuses an easy password and a used link", async ({ open, page, request, pageErrors }) => {
  pageErrors.expect(/400 .*auth\.resetPassword/, /console error.*400/);
  const email = await register(request);
  await request.post("/api/auth/forgot-password", { data: { email } });
  const link = await linkIn(email, "reset-password");
  await open(link);
  const field = page.getByLabel("New password, at least 15 characters");
  const save = page.getByRole("button", { name: "Save the password" });
  await field.fill("passwordpassword");
  await save.click();
  await expect(page.getByText("This password is too easy to guess.")).toBeVisible();
  await expect(field).toHaveValue("passwordpassword");
  await field.fill("five calm purple lanterns");
  await save.click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await open(link);
  await field.fill("six loud yellow kettles");
  await save.click();
  await expect(page.getByText("This link has expired or isn't complete.")).toBeVisible();
});

test("typed values survive a server that fails or can't be reached", async ({
  open,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/500 .*auth\.forgotPassword/, /failed .*auth\.resetPassword/, /console error/);
  await answerCall(page, "auth.forgotPassword", { status: 500, message: "Something went wrong" });
  await open("/forgot-password");
  const address = page.getByRole("textbox", { name: "Your email address" });
  const send = page.getByRole("button", { name: "Send me a link" });
  await address.fill("no-address");
  await send.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await address.fill("ana@mail.example");
  await send.click();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(address).toHaveValue("ana@mail.example");

  await loseCall(page, "auth.resetPassword");
  await open("/reset-password/some-token");
  const field = page.getByLabel("New password, at least 15 characters");
  await field.fill("five calm purple lanterns");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Please check your connection and try again.")).toBeVisible();
  await expect(field).toHaveValue("five calm purple lanterns");
});

test("an address is confirmed by the link in its mail, once, after a click on the button", async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  pageErrors.expect(/400 .*auth\.verifyEmail/, /console error.*400/);
  const email = await register(request);
  const link = await linkIn(email, "verify-email");
  const calls = recordCalls(page);
  const letGo = await holdCall(page, "auth.verifyEmail");
  await open(link);
  await expectNoAxeViolations(page);
  await screenshot(page, "verify-email", { fullPage: false });
  expect(calls).toEqual([]);
  const confirm = page.getByRole("button", { name: "Confirm" });
  await confirm.click();
  await expect(page.getByText("Processing your request...")).toBeVisible();
  letGo();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expectNoAxeViolations(page);
  await open(link);
  await confirm.click();
  await expect(page.getByText("This link has expired or isn't complete.")).toBeVisible();
  await expect(confirm).toBeHidden();
  await screenshot(page, "verify-email-failed", { fullPage: false });
});

test("a change of address is undone from the old mailbox, with a new password", async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  pageErrors.expect(
    /failed .*auth\.undoEmailChange/,
    /400 .*auth\.undoEmailChange/,
    /console error/,
  );
  const email = await register(request);
  // Only a mailbox that was confirmed can get the account back.
  const proof = (await linkIn(email, "verify-email")).replace("/", "/api/auth/");
  expect((await request.put(proof)).ok()).toBe(true);
  const thief = `${crypto.randomUUID()}@mail.example`;
  const signedIn = await request.post("/api/auth/login", { data: { email, password } });
  const { token }: { token: string } = await signedIn.json();
  const headers = { authorization: `Bearer ${token}` };
  await request.put("/api/auth/update-profile", { headers, data: { email: thief } });
  const confirmed = (await linkIn(thief, "verify-email")).replace("/", "/api/auth/");
  expect((await request.put(confirmed)).ok()).toBe(true);

  const link = await linkIn(email, "undo-email-change");
  await open(link);
  await expectNoAxeViolations(page);
  await screenshot(page, "undo-email-change", { fullPage: false });
  const undo = page.getByRole("button", { name: "Undo the change" });
  await loseCall(page, "auth.undoEmailChange");
  await undo.click();
  await expect(page.getByText("Please check your connection and try again.")).toBeVisible();
  await page.unrouteAll();
  await undo.click();
  await expect(page.getByText("Your address is back, and everyone is signed out.")).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "undo-email-change-done", { fullPage: false });
  expect((await request.get("/api/auth/me", { headers })).status()).toBe(401);

  await page.getByRole("link", { name: "Choose a new password" }).click();
  await page.getByLabel("New password, at least 15 characters").fill("five calm purple lanterns");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  expect(await canSignIn(request, email, "five calm purple lanterns")).toBe(true);
  expect(await canSignIn(request, thief, "five calm purple lanterns")).toBe(false);

  await open(link);
  await undo.click();
  await expect(
    page.getByText("This link has been used already, or is more than 72 hours old."),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, "undo-email-change-failed", { fullPage: false });
});

test("after a new password, unknown API keys can be revoked", async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  pageErrors.expect(/failed .*auth\.revokeMadeKeys/, /console error/);
  const person = { name: "Noor", email: `${crypto.randomUUID()}@mail.example`, password };
  const tokenOf = async (data: object): Promise<string> => {
    const answer = await request.post("/api/auth/login", { data });
    const { token }: { token: string } = await answer.json();
    return token;
  };
  const asAdmin = { authorization: `Bearer ${await tokenOf(admin)}` };
  const made = await request.post("/api/admin/users", { headers: asAdmin, data: person });
  const { data: account }: { data: { id: string } } = await made.json();
  const headers = { authorization: `Bearer ${await tokenOf(person)}` };
  const secrets = [];
  for (const name of [
    "Ticket shop",
    "Another key",
    "A name that is rather long for a key of ours",
  ]) {
    const answer = await request.post("/api/admin/api-keys", {
      headers,
      data: { name, scopes: ["read"] },
    });
    const { data }: { data: { secret: string } } = await answer.json();
    secrets.push(data.secret);
  }
  const statusWith = async (secret = "") => {
    const call = { headers: { authorization: `Bearer ${secret}` } };
    return (await request.get("/api/admin/dashboard", call)).status();
  };

  await request.post("/api/auth/forgot-password", { data: { email: person.email } });
  await open(await linkIn(person.email, "reset-password"));
  await page.getByLabel("New password, at least 15 characters").fill("five calm purple lanterns");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  const keys = page.getByRole("region", { name: "Do you know these API keys?" });
  await expect(keys.getByRole("listitem")).toHaveCount(3);
  await expect(keys.getByRole("listitem").nth(2)).toContainText("Ticket shop");
  await expect(keys).toContainText("Never used");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await screenshot(page, "reset-password-keys");

  const one = keys.getByRole("button", { name: "Revoke Another key" });
  await loseCall(page, "auth.revokeMadeKeys");
  await one.click();
  await expect(keys.getByRole("alert")).toContainText("Please check your connection");
  await page.unrouteAll();
  await one.click();
  await expect(keys.getByText("2 are left.")).toBeFocused();
  expect([await statusWith(secrets[0]), await statusWith(secrets[1])]).toEqual([200, 401]);
  await keys.getByRole("button", { name: "Revoke all 2" }).click();
  await expect(keys.getByText("All of them are revoked.")).toBeVisible();
  expect(await statusWith(secrets[0])).toBe(401);
  await request.delete(`/api/admin/users/${account.id}`, { headers: asAdmin });
});

test("axe finds nothing on account pages, and search engines don't index them", async ({
  open,
  page,
}) => {
  for (const path of [
    "/forgot-password",
    "/reset-password/some-token",
    "/undo-email-change/some-token",
  ]) {
    await open(path);
    await expectNoAxeViolations(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  }
});
