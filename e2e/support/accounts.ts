import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { Locator, Page } from "@playwright/test";
import { admin } from "./first-admin.ts";
import { test as base } from "./admin-test.ts";
import { expect } from "./test.ts";

export const password = "seven slow copper kites";

interface Person {
  id: string;
  name: string;
  email: string;
}

interface UserFixtures {
  /** Creates an admin through the API, and deletes them after the test. */
  makeAdmin: () => Promise<Person>;
}

export const test = base.extend<UserFixtures>({
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

export function newPerson() {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name: `Noor ${mark}`, email: `noor-${mark}@mail.example` };
}

export const row = (page: Page, { email }: { email: string }) =>
  page.getByRole("row", { name: email });
/** Rows of the last table, as the one above it lists invitations. */
export const rows = (page: Page) => page.getByRole("table").last().getByRole("row");

export function creation(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Create admin" });
  return {
    dialog,
    name: dialog.getByRole("textbox", { name: "Name" }),
    email: dialog.getByRole("textbox", { name: "Email" }),
    password: dialog.getByRole("textbox", { name: "Password", exact: true }),
    reveal: dialog.getByRole("button", { name: "Show or hide password" }).first(),
    ownPassword: ownPassword(dialog),
    submit: dialog.locator("[type=submit]"),
  };
}

/** The field in which a signed-in admin types their password again. */
export const ownPassword = (place: Locator) =>
  place.getByRole("textbox", { name: "Your password" });

export async function fillAdmin(page: Page, { name, email }: { name: string; email: string }) {
  const fields = creation(page);
  await page.getByRole("button", { name: "Create admin" }).click();
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.password.fill(password);
  await fields.ownPassword.fill(admin.password);
  return fields;
}

export async function signIn(page: Page, email: string, secret = password) {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}
