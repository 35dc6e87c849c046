import { admin } from "../support/first-admin.ts";
import { holdCall } from "../support/calls.ts";
import { toast } from "../support/admin-test.ts";
import { createButton, createKey, creation, keyRow, storing, test } from "../support/api-keys.ts";
import { expect } from "../support/test.ts";

interface Cache {
  getAll: () => { state: unknown }[];
}

declare global {
  interface Window {
    /** The global by which TanStack's developer tools find the router. */
    __TSR_ROUTER__: {
      options: {
        context: { queryClient: { getQueryCache: () => Cache; getMutationCache: () => Cache } };
      };
    };
  }
}

test("the secret is shown once, and stored nowhere", async ({ openAdmin, page, mark }) => {
  await openAdmin("/admin/api-keys");
  const secret = await createKey(page, `Once ${mark}`);
  const routerState = () =>
    page.evaluate(() => {
      const { queryClient } = window.__TSR_ROUTER__.options.context;
      const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()];
      const states = caches.map((cache) => cache.getAll().map(({ state }) => state));
      return JSON.stringify([states, { ...localStorage }, { ...sessionStorage }, history.state]);
    });
  await expect.poll(routerState).toContain(mark);
  await expect.poll(routerState).not.toContain(secret);
  await storing(page).stored.click();
  await expect(keyRow(page, `Once ${mark}`)).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  expect(await routerState()).not.toContain(secret);

  await createButton(page).click();
  await expect(creation(page).name).toHaveValue("");
  await expect(creation(page).scope("read")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(creation(page).dialog).toBeHidden();
});

test("only its own button closes the secret", async ({ openAdmin, page, mark }) => {
  await openAdmin("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByText("API keys").click();
  const secret = await createKey(page, `Held ${mark}`);
  const { dialog, secret: field, stored } = storing(page);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await page.goBack();
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await expect(page).toHaveURL("/admin/api-keys");
  await expect(field).toHaveValue(secret);

  const dialogOpened = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await dialogOpened;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(field).toHaveValue(secret);
  await stored.click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/admin");
});

test("selects the secret if the browser can't copy", async ({ openAdmin, page, context, mark }) => {
  // Granting one permission refuses every other.
  await context.grantPermissions(["geolocation"]);
  await openAdmin("/admin/api-keys");
  const secret = await createKey(page, `Selected ${mark}`);
  await storing(page).copy.click();
  await expect(toast(page, "The API key is selected")).toBeVisible();
  await expect(storing(page).secret).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(secret);
});

test("an answer that arrives after the form was closed still shows its secret", async ({
  openAdmin,
  page,
  mark,
}) => {
  await openAdmin("/admin/api-keys");
  const letGo = await holdCall(page, "apiKeys.create");
  const form = creation(page);
  await createButton(page).click();
  await form.name.fill(`Late ${mark}`);
  await form.scope("read").check();
  await form.ownPassword.fill(admin.password);
  await form.submit.click();
  await expect(form.submit).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  letGo();
  await expect(storing(page).secret).toHaveValue(/^bt_/);
  await storing(page).stored.click();
  await expect(storing(page).dialog).toBeHidden();
  await expect(keyRow(page, `Late ${mark}`)).toBeVisible();
});
