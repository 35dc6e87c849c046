import { admin } from "../support/first-admin.ts";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { expectNoAxeViolations } from "../support/axe.ts";
import { loseCall } from "../support/calls.ts";
import { linkIn } from "../support/outbox.ts";
import { toast } from "../support/admin-test.ts";
import {
  creation,
  fillAdmin,
  newPerson,
  ownPassword,
  password,
  row,
  signIn,
  test,
} from "../support/accounts.ts";
import { comeAlive, expect } from "../support/test.ts";
import { chooseAction } from "../support/row-menu.ts";

test("a new admin is created, signs in, and is deleted", async ({
  openAdmin,
  page,
  browser,
  pageErrors,
}) => {
  test.slow();
  const person = newPerson();
  await openAdmin("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByText("Users").click();
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  const fields = await fillAdmin(page, person);
  await expect(fields.password).toHaveAttribute("type", "password");
  await fields.reveal.press("Enter");
  await expect(fields.password).toHaveAttribute("type", "text");
  await fields.submit.click();
  await expect(toast(page, `${person.name} is now an admin`)).toBeVisible();
  await expect(fields.dialog).toBeHidden();
  for (const text of [person.name, "Editor", "Unconfirmed", /\d{4}/]) {
    await expect(row(page, person)).toContainText(text);
  }

  const theirs = await browser.newContext();
  await pageErrors.watch(theirs);
  const desk = await theirs.newPage();
  await desk.goto("/admin/login");
  await signIn(desk, person.email);
  await expect(desk).toHaveURL("/admin");
  // The dashboard's requests have to be answered before its account is deleted.
  await desk.waitForLoadState("networkidle");

  await chooseAction(page, person.name, "Delete");
  const dialog = page.getByRole("dialog", { name: `Delete ${person.name}` });
  await expect(dialog).toContainText(`the account of ${person.email}?`);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row(page, person)).toBeVisible();
  await chooseAction(page, person.name, "Delete");
  await expect(ownPassword(dialog)).toBeFocused();
  await ownPassword(dialog).fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(toast(page, "User deleted successfully")).toBeVisible();
  await expect(row(page, person)).toHaveCount(0);

  pageErrors.expect(/401 .*events\.listForAdmin/, /console error.*401/);
  await desk.getByRole("link", { name: "Events", exact: true }).click();
  await expect(desk).toHaveURL("/admin/login");
  await theirs.close();
});

test("refuses an empty form, and keeps its values if the server refuses", async ({
  openAdmin,
  page,
  makeAdmin,
  pageErrors,
}) => {
  const known = await makeAdmin();
  pageErrors.expect(
    /409 .*users\.create/,
    /400 .*users\.create/,
    /failed .*users\.create/,
    /console/,
  );
  await openAdmin("/admin/users");
  const fields = creation(page);
  await page.getByRole("button", { name: "Create admin" }).click();
  await expect(fields.name).toBeFocused();
  await fields.submit.click();
  for (const text of [
    "Name is required",
    "Please enter a valid email address",
    "Password is required",
  ]) {
    await expect(fields.dialog.getByText(text).first()).toBeVisible();
  }
  await expect(fields.name).toBeFocused();
  await fields.name.fill("Noor");
  await fields.email.fill(known.email);
  await fields.password.fill("short");
  await fields.submit.click();
  await expect(fields.dialog.getByText("Password must be at least 15 characters")).toBeVisible();
  await expect(fields.password).toBeFocused();
  await fields.password.fill(password);
  await fields.submit.click();
  await expect(fields.dialog.getByText("Password is required")).toBeVisible();
  await expect(fields.ownPassword).toBeFocused();
  await fields.ownPassword.fill("not the right one");
  await fields.submit.click();
  await expect(fields.dialog.getByText("The current password is wrong")).toBeVisible();
  await expect(fields.ownPassword).toBeFocused();
  await fields.ownPassword.fill(admin.password);
  await fields.submit.click();
  const taken = "An account with this email address already exists";
  await expect(fields.dialog.getByText(taken)).toBeVisible();
  await expect(fields.email).toBeFocused();
  await expect(fields.name).toHaveValue("Noor");
  await expect(fields.password).toHaveValue(password);
  await expectNoAxeViolations(page);
  await fields.email.fill(newPerson().email);
  await fields.password.fill("passwordpassword");
  await fields.submit.click();
  await expect(fields.dialog.getByText("This password is too easy to guess.")).toBeVisible();
  await loseCall(page, "users.create");
  await fields.password.fill(password);
  await fields.submit.click();
  await expect(toast(page, "Failed to create admin. Please try again.")).toBeVisible();
  await expect(fields.name).toHaveValue("Noor");
  await expect(fields.password).toHaveValue(password);
  await expect(fields.submit).toBeFocused();
});

test("one's own account can't be deleted, and its menu says why", async ({
  openAdmin,
  page,
  session,
  request,
}) => {
  await openAdmin("/admin/users?role=admin");
  const own = page.getByRole("row", { name: "(you)" });
  await own.getByRole("button", { name: /^Actions for / }).click();
  const reason = "You can't delete your own account. Another admin can.";
  await expect(page.getByRole("menu")).toContainText(reason);
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  const headers = { authorization: `Bearer ${session.token}` };
  const me = await request.get("/api/auth/me", { headers });
  const { user }: { user: AccountUser } = await me.json();
  const refused = await request.delete(`/api/admin/users/${user.id}`, { headers });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain(reason);
});

test("shows the server's reason against a deletion", async ({
  openAdmin,
  page,
  makeAdmin,
  request,
  session,
  pageErrors,
}) => {
  pageErrors.expect(/409 .*users\.delete/, /404 .*users\.delete/, /console error/);
  const other = await makeAdmin();
  await openAdmin("/admin/users");
  const sentence = "This is the last owner. Make someone else an owner first.";

  // The mocked answer must not delete the account.
  await page.route(/users\.delete/, (route) =>
    route.fulfill({
      status: 409,
      json: [
        {
          error: { message: sentence, code: -32_009, data: { code: "CONFLICT", httpStatus: 409 } },
        },
      ],
    }),
  );
  await chooseAction(page, other.name, "Delete");
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete account" });
  await confirm.click();
  await expect(page.getByRole("dialog").getByText("Password is required")).toBeVisible();
  await ownPassword(page.getByRole("dialog")).fill(admin.password);
  await confirm.click();
  await expect(toast(page, sentence)).toBeVisible();
  await page.unroute(/users\.delete/);

  await request.delete(`/api/admin/users/${other.id}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  await confirm.click();
  await expect(toast(page, "User not found")).toBeVisible();
  await expect(row(page, other)).toHaveCount(0);
});

test("changes the own name, address and password", async ({
  page,
  open,
  makeAdmin,
  pageErrors,
}) => {
  test.slow();
  pageErrors.expect(/400 .*updatePassword/, /401 .*auth\.login/, /console error/);
  const me = await makeAdmin();
  await open("/admin/login");
  await signIn(page, me.email);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.getByRole("navigation", { name: "Admin" }).getByText("Your account").click();

  const account = page.getByRole("region", { name: "Your account" });
  const name = account.getByRole("textbox", { name: "Your name" });
  await expect(name).toHaveValue(me.name);
  await name.fill("");
  const save = account.getByRole("button", { name: "Save your details" });
  await save.click();
  await expect(account.getByText("Name is required")).toBeVisible();
  await name.fill(`${me.name} the Second`);
  await save.click();
  await expect(toast(page, "Your details are saved.")).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Admin" });
  await expect(navigation).toContainText(`${me.name} the Second, ${me.email}`);
  const stored = await page.evaluate(() => localStorage.getItem("user") ?? "");
  expect(JSON.parse(stored)).toMatchObject({ id: me.id, name: `${me.name} the Second` });

  const regretted = `first-${me.email}`;
  const address = account.getByRole("textbox", { name: "Your email" });
  await address.fill(regretted);
  await save.click();
  await expect(account.getByText("Password is required")).toBeVisible();
  await ownPassword(account).fill(password);
  await save.click();
  await expect(toast(page, `We have sent a link to ${regretted}.`)).toBeVisible();
  const waiting = account.getByRole("alert");
  await expect(waiting).toContainText(`${regretted}. Until you open it, sign in with`);
  await expect(address).toHaveValue(me.email);
  await expect(ownPassword(account)).toBeHidden();
  await waiting.getByRole("button", { name: "Keep the current address" }).click();
  await expect(toast(page, "Your account keeps its address.")).toBeVisible();
  await expect(waiting).toBeHidden();

  const email = `second-${me.email}`;
  await address.fill(email);
  await ownPassword(account).fill(password);
  await save.click();
  await expect(waiting).toContainText(email);
  const mailbox = await page.context().newPage();
  await mailbox.goto(await linkIn(email, "verify-email"));
  await comeAlive(mailbox);
  await mailbox.getByRole("button", { name: "Confirm" }).click();
  await expect(mailbox.getByText("Your email address is confirmed.")).toBeVisible();
  await mailbox.close();
  await page.reload();
  await expect(address).toHaveValue(email);
  await expect(waiting).toBeHidden();
  await expect(navigation).toContainText(email);
  await expect(name).toHaveValue(`${me.name} the Second`);

  const current = account.getByRole("textbox", { name: "Current password" });
  const next = account.getByRole("textbox", { name: "New password" });
  const change = account.getByRole("button", { name: "Change your password" });
  await current.fill("not the right one");
  await next.fill("nine tall paper lamps");
  await change.click();
  await expect(account.getByText("The current password is wrong")).toBeVisible();
  await expect(current).toBeFocused();
  await expect(next).toHaveValue("nine tall paper lamps");
  await current.fill(password);
  await change.click();
  await expect(
    toast(page, "Your password has been changed. You're signed out everywhere else."),
  ).toBeVisible();
  await expect(current).toHaveValue("");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  await signIn(page, email);
  await expect(toast(page, "Invalid email or password")).toBeVisible();
  await signIn(page, email, "nine tall paper lamps");
  await expect(page).toHaveURL("/admin");
});
