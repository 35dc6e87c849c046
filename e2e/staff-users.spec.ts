import type { AccountUser } from "@before-ten/contracts/user";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { answerCall, holdCall, loseCall, restoreCall } from "./calls.ts";
import { choose, test as base, toast } from "./staff.ts";
import { take } from "./take.ts";
import { expect } from "./test.ts";

const password = "seven slow copper kites";

interface Person {
  id: string;
  name: string;
  email: string;
}

interface UserFixtures {
  /** Makes an admin through the API, and takes them away when the test is over. */
  makeAdmin: () => Promise<Person>;
}

const test = base.extend<UserFixtures>({
  makeAdmin: async ({ request, session }, use) => {
    const headers = { authorization: `Bearer ${session.token}` };
    const made: string[] = [];
    await use(async () => {
      const person = newPerson();
      const answer = await request.post("/api/admin/users", {
        headers,
        data: { ...person, password },
      });
      expect(answer.status()).toBe(201);
      const { data }: { data: AccountUser } = await answer.json();
      made.push(data.id);
      return { ...person, id: data.id };
    });
    for (const id of made) await request.delete(`/api/admin/users/${id}`, { headers });
  },
});

function newPerson() {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name: `Noor ${mark}`, email: `noor-${mark}@mail.example` };
}

const row = (page: Page, { email }: { email: string }) => page.getByRole("row", { name: email });
const rows = (page: Page) => page.getByRole("table").getByRole("row");

function creation(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Create admin" });
  return {
    dialog,
    name: dialog.getByRole("textbox", { name: "Name" }),
    email: dialog.getByRole("textbox", { name: "Email" }),
    password: dialog.getByRole("textbox", { name: "Password" }),
    submit: dialog.locator("[type=submit]"),
  };
}

async function fillAdmin(page: Page, { name, email }: { name: string; email: string }) {
  const fields = creation(page);
  await page.getByRole("button", { name: "Create admin" }).click();
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.password.fill(password);
  return fields;
}

async function signIn(page: Page, email: string, secret = password) {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a new admin is made, signs in, and is deleted", async ({ openStaff, page, browser }) => {
  test.slow();
  const person = newPerson();
  await openStaff("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByText("Users").click();
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  const fields = await fillAdmin(page, person);
  await expect(fields.password).toHaveAttribute("type", "password");
  await fields.dialog.getByRole("button", { name: "Show or hide the password" }).press("Enter");
  await expect(fields.password).toHaveAttribute("type", "text");
  await fields.submit.click();
  await expect(toast(page, `${person.name} is an admin now`)).toBeVisible();
  await expect(fields.dialog).toBeHidden();
  for (const text of [person.name, "Admin", "Not confirmed", /\d{4}/]) {
    await expect(row(page, person)).toContainText(text);
  }

  const theirs = await browser.newContext();
  const desk = await theirs.newPage();
  await desk.goto("/admin/login");
  await desk.waitForLoadState("networkidle");
  await signIn(desk, person.email);
  await expect(desk).toHaveURL("/admin");

  await page.getByRole("button", { name: `Delete ${person.name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${person.name}` });
  await expect(dialog).toContainText(`the account of ${person.email}?`);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row(page, person)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${person.name}` }).click();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(toast(page, "User deleted successfully")).toBeVisible();
  await expect(row(page, person)).toHaveCount(0);

  await desk.getByRole("link", { name: "Events", exact: true }).click();
  await expect(desk).toHaveURL("/admin/login");
  await theirs.close();
});

test("refuses an empty form, and nothing is lost when the server refuses", async ({
  openStaff,
  page,
  makeAdmin,
  faults,
}) => {
  const known = await makeAdmin();
  faults.expect(/409 .*users\.create/, /400 .*users\.create/, /failed .*users\.create/, /console/);
  await openStaff("/admin/users");
  const fields = creation(page);
  await page.getByRole("button", { name: "Create admin" }).click();
  await expect(fields.name).toBeFocused();
  await fields.submit.click();
  for (const text of [
    "Name is required",
    "Please enter a valid email address",
    "Password is required",
  ]) {
    await expect(fields.dialog.getByText(text)).toBeVisible();
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
  const taken = "An account with this email address exists already";
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

test("one's own account can't be deleted, and the button says why", async ({
  openStaff,
  page,
  session,
  request,
}) => {
  await openStaff("/admin/users?role=admin");
  const own = page.getByRole("row", { name: "(you)" });
  const button = own.getByRole("button", { name: /^Delete / });
  await expect(button).toBeDisabled();
  await button.focus();
  const reason = "You can't delete your own account. Another admin can.";
  await expect(page.getByRole("tooltip")).toHaveText(reason);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const headers = { authorization: `Bearer ${session.token}` };
  const me = await request.get("/api/auth/me", { headers });
  const { user }: { user: AccountUser } = await me.json();
  const refused = await request.delete(`/api/admin/users/${user.id}`, { headers });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain(reason);
});

test("says what the server says against a deletion", async ({
  openStaff,
  page,
  makeAdmin,
  request,
  session,
  faults,
}) => {
  faults.expect(/409 .*users\.delete/, /404 .*users\.delete/, /console error/);
  const other = await makeAdmin();
  await openStaff("/admin/users");
  const sentence = "This is the last admin. Make another one first.";

  // The answer in its place must not cost the account.
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
  await page.getByRole("button", { name: `Delete ${other.name}` }).click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete account" });
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

test("keeps role and page in the address", async ({ openStaff, page }) => {
  await openStaff("/admin/users");
  const role = page.getByRole("combobox", { name: "Role" });
  await role.selectOption("Admin");
  await expect(page).toHaveURL("/admin/users?role=admin");
  await expect(page.getByRole("cell", { name: "User", exact: true })).toHaveCount(0);
  await page.reload();
  await expect(role).toHaveValue("admin");
  await role.selectOption("All");
  await expect(page).toHaveURL("/admin/users");

  const items = Array.from({ length: 20 }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000000${index + 10}`,
    name: `Person ${index + 1}`,
    email: `person-${index + 1}@mail.example`,
    role: "user",
    emailVerified: true,
    createdAt: "2026-11-20T10:00:00.000Z",
  }));
  await answerCall(page, "users.list", {
    data: { items, pagination: { page: 1, limit: 20, total: 45, pages: 3 } },
  });
  await openStaff("/admin/users?role=user");
  await expect(page.getByText("45 accounts")).toBeVisible();
  await expect(rows(page)).toHaveCount(21);
  await expect(row(page, { email: "person-7@mail.example" })).toContainText("Confirmed");
  const asked = page.waitForRequest(/users\.list/);
  await page.getByRole("button", { name: "Page 2" }).click();
  expect(decodeURIComponent((await asked).url())).toContain('"page":2');
  await expect(page).toHaveURL("/admin/users?role=user&page=2");
  await role.selectOption("Admin");
  await expect(page).toHaveURL("/admin/users?role=admin");
});

test("a page past the last leads back to it", async ({ openStaff, page }) => {
  await openStaff("/admin/users?role=admin&page=900");
  await expect(page).not.toHaveURL(/page=900/);
  await expect(rows(page).nth(1)).toBeVisible();
});

test("changes one's own name, address and password", async ({ page, open, makeAdmin, faults }) => {
  test.slow();
  faults.expect(/400 .*updatePassword/, /401 .*auth\.login/, /console error/);
  const me = await makeAdmin();
  await open("/admin/login");
  await signIn(page, me.email);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.getByRole("navigation", { name: "Admin" }).getByText("Users").click();

  const account = page.getByRole("region", { name: "Your account" });
  const name = account.getByRole("textbox", { name: "Your name" });
  await expect(name).toHaveValue(me.name);
  await name.fill("");
  const save = account.getByRole("button", { name: "Save your details" });
  await save.click();
  await expect(account.getByText("Name is required")).toBeVisible();
  await name.fill(`${me.name} the Second`);
  const email = `second-${me.email}`;
  await account.getByRole("textbox", { name: "Your email" }).fill(email);
  await save.click();
  await expect(toast(page, "Your details are saved.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toContainText(
    `${me.name} the Second${email}`,
  );
  const stored = await page.evaluate(() => localStorage.getItem("user") ?? "");
  expect(JSON.parse(stored)).toMatchObject({ id: me.id, name: `${me.name} the Second`, email });
  await expect(row(page, { email })).toContainText("(you)");
  await page.reload();
  await expect(name).toHaveValue(`${me.name} the Second`);

  const current = account.getByRole("textbox", { name: "Current password" });
  const next = account.getByRole("textbox", { name: "New password" });
  const change = account.getByRole("button", { name: "Change your password" });
  await current.fill("not the right one");
  await next.fill("nine tall paper lamps");
  await change.click();
  await expect(account.getByText("The current password is not right")).toBeVisible();
  await expect(current).toBeFocused();
  await expect(next).toHaveValue("nine tall paper lamps");
  await current.fill(password);
  await change.click();
  await expect(
    toast(page, "Your password is changed. You are signed out everywhere else."),
  ).toBeVisible();
  await expect(current).toHaveValue("");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  await signIn(page, email);
  await expect(toast(page, "Invalid email or password")).toBeVisible();
  await signIn(page, email, "nine tall paper lamps");
  await expect(page).toHaveURL("/admin");
});

test("holds its place while it loads, and tries again when it can't", async ({
  openStaff,
  page,
  faults,
}) => {
  faults.expect(/400 .*users\.list/, /console error/);
  await answerCall(page, "users.list", { status: 400, message: "No" });
  const letGo = await holdCall(page, "users.list");
  await openStaff("/admin/users");
  await expect(page.getByRole("status", { name: "Loading accounts" })).toBeVisible();
  await expectNoAxeViolations(page);
  await take(page, "staff-users-loading");
  letGo();
  await expect(page.getByRole("alert").getByText("Failed to load accounts")).toBeVisible();
  await expectNoAxeViolations(page);
  await take(page, "staff-users-failed");
  await restoreCall(page, "users.list");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, { email: "(you)" })).toBeVisible();
});

test("says when nobody has a role", async ({ openStaff, page }) => {
  await answerCall(page, "users.list", {
    data: { items: [], pagination: { page: 1, limit: 20, total: 0, pages: 0 } },
  });
  await openStaff("/admin/users?role=user");
  await expect(page.getByText("No accounts found")).toBeVisible();
  await restoreCall(page, "users.list");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/users");
  await expect(row(page, { email: "(you)" })).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`in ${scheme} colours`, { tag: "@both" }, async ({ openStaff, page, makeAdmin }) => {
    test.slow();
    const person = await makeAdmin();
    await choose(page, scheme);
    await openStaff("/admin/users?role=admin");
    await expect(row(page, person)).toBeVisible();
    await expectNoAxeViolations(page);
    await take(page, `staff-users-${scheme}`);
    const fields = creation(page);
    await page.getByRole("button", { name: "Create admin" }).click();
    await fields.submit.click();
    await expect(fields.dialog.getByText("Password is required")).toBeVisible();
    await expectNoAxeViolations(page);
    await take(page, `staff-users-create-${scheme}`, { fullPage: false });
    await page.keyboard.press("Escape");
    await expect(fields.dialog).toBeHidden();
    await page.getByRole("button", { name: `Delete ${person.name}` }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAxeViolations(page);
    await take(page, `staff-users-delete-${scheme}`, { fullPage: false });
  });
}

test(
  "the narrowest phone needs no sideways scroll",
  { tag: "@phone" },
  async ({ openStaff, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openStaff("/admin/users");
    await expect(rows(page).nth(1)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await take(page, "staff-users-narrow");
  },
);
