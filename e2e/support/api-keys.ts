import type { Db } from "@before-ten/db/client";
import { deleteUser, insertUser } from "@before-ten/db/queries/auth/users";
import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import type { CreatedApiKey } from "@before-ten/contracts/api-keys/output";
import type { Page } from "@playwright/test";
import { admin } from "./first-admin.ts";
import { test as base } from "./admin-test.ts";
import { expect } from "./test.ts";

interface KeyFixtures {
  /** Suffix of the name of every key a test creates; those keys are deleted after the test. */
  mark: string;
  /** Creates a key through the API. */
  makeKey: (name: string, scopes?: ApiScope[]) => Promise<CreatedApiKey>;
}

export const test = base.extend<KeyFixtures>({
  mark: async ({ db }, use) => {
    const mark = crypto.randomUUID().slice(0, 8);
    await use(mark);
    await db.deleteFrom("api_keys").where("name", "like", `%${mark}`).execute();
  },

  makeKey: async ({ request, session, mark }, use) => {
    await use(async (name, scopes = ["read"]) => {
      const answer = await request.post("/api/admin/api-keys", {
        headers: { authorization: `Bearer ${session.token}` },
        data: { name: `${name} ${mark}`, scopes },
      });
      expect(answer.status()).toBe(201);
      const { data }: { data: CreatedApiKey } = await answer.json();
      return data;
    });
  },
});

export const keyRow = (page: Page, name: string) => page.getByRole("row", { name });

export const createButton = (page: Page) =>
  page.getByRole("button", { name: "Create API key" }).first();

export function creation(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Create API key" });
  return {
    dialog,
    name: dialog.getByRole("textbox", { name: "Name" }),
    scope: (scope: ApiScope) => dialog.getByRole("checkbox", { name: scope, exact: true }),
    ownPassword: dialog.getByRole("textbox", { name: "Your password" }),
    submit: dialog.locator("[type=submit]"),
  };
}

export function storing(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Store the new API key" });
  return {
    dialog,
    secret: dialog.getByRole("textbox", { name: "API key" }),
    copy: dialog.getByRole("button", { name: "Copy" }),
    stored: dialog.getByRole("button", { name: "I have stored it" }),
  };
}

/** Creates a key in the dialog, up to where the secret is shown. */
export async function createKey(page: Page, name: string, scopes: readonly ApiScope[] = ["read"]) {
  const form = creation(page);
  await createButton(page).click();
  await form.name.fill(name);
  for (const scope of scopes) await form.scope(scope).check();
  await form.ownPassword.fill(admin.password);
  await form.submit.click();
  const { dialog, secret } = storing(page);
  await expect(dialog).toContainText("It won't be shown again");
  return secret.inputValue();
}

/** Attributes the key to a user who is no longer an admin. `leave` deletes that account again. */
export async function giveToFormerAdmin(db: Db, keyId: string) {
  const former = await insertUser(db, {
    name: "Bo",
    email: `${crypto.randomUUID()}@mail.example`,
    adminRole: null,
    passwordHash: "none",
    at: new Date(),
  });
  if (former === undefined) throw new Error("this address is already in use");
  const made = db.updateTable("api_keys").where("id", "=", keyId);
  await made.set({ created_by: former.id }).execute();
  return { leave: () => deleteUser(db, former.id) };
}
