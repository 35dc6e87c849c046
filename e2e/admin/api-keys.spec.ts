import { admin } from "../support/first-admin.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import { toast } from "../support/admin-test.ts";
import { createButton, createKey, creation, keyRow, storing, test } from "../support/api-keys.ts";
import { expect } from "../support/test.ts";
import { chooseAction, chooseActionByKey } from "../support/row-menu.ts";

test("a key is created, copied, used and revoked", async ({
  openAdmin,
  page,
  context,
  request,
  mark,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = `Ticket shop ${mark}`;
  await openAdmin("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByText("API keys").click();
  await expect(page).toHaveURL("/admin/api-keys");
  await expect(page).toHaveTitle(/^API keys/);

  const secret = await createKey(page, name, ["read", "events:write"]);
  expect(secret).toMatch(/^bt_[\w-]{43}$/);
  await expect(toast(page, `The API key ${name} is ready`)).toBeVisible();
  const { dialog, copy, stored } = storing(page);
  await expect(copy).toBeFocused();
  await copy.click();
  await expect(toast(page, "API key copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await stored.click();
  await expect(dialog).toBeHidden();
  await expect(createButton(page)).toBeFocused();

  const row = keyRow(page, name);
  for (const text of [`${secret.slice(0, 7)}…`, "events:write", "Never", /\d{4}/]) {
    await expect(row).toContainText(text);
  }
  await expect(row).not.toContainText("subscribers:write");

  const headers = { authorization: `Bearer ${secret}` };
  const call = () => request.get("/api/admin/dashboard", { headers });
  expect((await call()).status()).toBe(200);
  const subscribers = await request.get("/api/admin/newsletter/subscribers", { headers });
  expect(subscribers.status()).toBe(403);
  expect(await subscribers.text()).toContain("This API key lacks the scope subscribers:write.");
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(/\d{4}, \d{1,2}:\d{2}/, { timeout: 1_000 });
  }).toPass();
  await expect(row).not.toContainText("Never");

  await chooseAction(page, name, "Revoke");
  const confirm = page.getByRole("dialog", { name: `Revoke ${name}` });
  await expect(confirm).toContainText(`Are you sure you want to revoke the API key ${name}?`);
  await confirm.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
  expect((await call()).status()).toBe(200);
  await chooseAction(page, name, "Revoke");
  await confirm.getByRole("button", { name: "Revoke API key" }).click();
  await expect(toast(page, "API key revoked")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await call()).status()).toBe(401);
});

test("shows what is missing under each field", async ({ openAdmin, page, mark, pageErrors }) => {
  pageErrors.expect(/400 .*apiKeys\.create/, /console error/);
  await openAdmin("/admin/api-keys");
  const form = creation(page);
  await createButton(page).click();
  await expect(form.name).toBeFocused();
  await form.submit.click();
  const nameless = form.dialog.getByText("Please name the key, for example after who uses it");
  const scopeless = form.dialog.getByText("Please choose at least one scope");
  await expect(nameless).toBeVisible();
  await expect(scopeless).toBeVisible();
  await expect(form.name).toBeFocused();
  await expectNoAxeViolations(page);

  await form.name.fill("   ");
  await form.scope("read").check();
  await expect(scopeless).toBeHidden();
  await form.submit.click();
  await expect(nameless).toBeVisible();
  await form.name.fill("k".repeat(101));
  await form.submit.click();
  await expect(form.dialog.getByText("A key's name may have at most 100 characters")).toBeVisible();

  await form.name.fill(`Right ${mark}`);
  await form.scope("read").uncheck();
  await form.submit.click();
  await expect(scopeless).toBeVisible();
  await expect(form.scope("read")).toBeFocused();
  // The sentence beside the box belongs to it, too.
  const sentence = form.dialog.getByText("Creates, changes, repeats and deletes events.");
  await sentence.click({ force: true });
  await expect(form.scope("events:write")).toBeChecked();
  await form.submit.click();
  await expect(form.dialog.getByText("Password is required")).toBeVisible();
  await expect(form.ownPassword).toBeFocused();
  await form.ownPassword.fill("not the right one");
  await form.submit.click();
  await expect(form.dialog.getByText("The current password is wrong")).toBeVisible();
  await expect(form.ownPassword).toBeFocused();
  await form.ownPassword.fill(admin.password);
  await form.submit.click();
  await expect(storing(page).dialog).toBeVisible();
});

test("typed values survive a server that refuses, fails or can't be reached", async ({
  openAdmin,
  page,
  context,
  mark,
  pageErrors,
}) => {
  pageErrors.expect(
    /400 .*apiKeys\.create/,
    /409 .*apiKeys\.create/,
    /500 .*apiKeys\.create/,
    /failed net::ERR_INTERNET_DISCONNECTED .*apiKeys/,
    /console error/,
  );
  await openAdmin("/admin/api-keys");
  const form = creation(page);
  const name = `Kept ${mark}`;
  await createButton(page).click();
  await form.name.fill(name);
  await form.scope("subscribers:write").check();
  await form.ownPassword.fill(admin.password);

  await page.route(/apiKeys\.create/, (route) =>
    route.fulfill({
      status: 400,
      json: [
        {
          error: {
            message: "Invalid input",
            code: -32_600,
            data: {
              code: "BAD_REQUEST",
              httpStatus: 400,
              details: [{ path: "scopes.0", message: "This scope is no more" }],
            },
          },
        },
      ],
    }),
  );
  await form.submit.click();
  await expect(form.dialog.getByText("This scope is no more")).toBeVisible();
  await expect(form.scope("read")).toBeFocused();
  await page.unroute(/apiKeys\.create/);

  // The mocked answer must not create a key.
  const full = "There are already 100 API keys. Please revoke one you no longer use.";
  for (const [status, code, message] of [
    [409, "CONFLICT", full],
    [500, "INTERNAL_SERVER_ERROR", "Something went wrong"],
  ] as const) {
    await page.route(/apiKeys\.create/, (route) =>
      route.fulfill({
        status,
        json: [{ error: { message, code: -32_000, data: { code, httpStatus: status } } }],
      }),
    );
    await form.submit.click();
    await expect(toast(page, message)).toBeVisible();
    await expect(form.submit).toBeFocused();
    await page.unroute(/apiKeys\.create/);
  }

  await context.setOffline(true);
  await form.submit.click();
  await expect(toast(page, "Failed to create API key. Please try again.")).toBeVisible();
  await expect(form.submit).toBeFocused();
  await expect(form.name).toHaveValue(name);
  await expect(form.scope("subscribers:write")).toBeChecked();
  await context.setOffline(false);
  await form.submit.click();
  await expect(storing(page).dialog).toContainText(name);
});

test("a key that can't be revoked stays, and one that is gone disappears", async ({
  openAdmin,
  page,
  context,
  makeKey,
  session,
  request,
  pageErrors,
}) => {
  pageErrors.expect(
    /404 .*apiKeys\.revoke/,
    /failed net::ERR_INTERNET_DISCONNECTED .*apiKeys/,
    /console error/,
  );
  const { id, name } = await makeKey("Doomed");
  await openAdmin("/admin/api-keys");
  await chooseAction(page, name, "Revoke");
  const revoke = page.getByRole("dialog").getByRole("button", { name: "Revoke API key" });
  await context.setOffline(true);
  await revoke.click();
  await expect(toast(page, "Failed to revoke API key. Please try again.")).toBeVisible();
  await expect(revoke).toBeEnabled();
  await context.setOffline(false);

  await request.delete(`/api/admin/api-keys/${id}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  await revoke.click();
  await expect(toast(page, "API key not found")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(keyRow(page, name)).toHaveCount(0);
});

test("a key is created and revoked by keyboard alone", async ({ openAdmin, page, mark }) => {
  const name = `By hand ${mark}`;
  await openAdmin("/admin/api-keys");
  await tabTo(page, createButton(page));
  await page.keyboard.press("Enter");
  const form = creation(page);
  await expect(form.name).toBeFocused();
  await page.keyboard.type(name);
  await tabTo(page, form.scope("events:write"));
  await page.keyboard.press("Space");
  await expect(form.scope("events:write")).toBeChecked();
  await tabTo(page, form.ownPassword);
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  const { dialog, copy, stored } = storing(page);
  await expect(copy).toBeFocused();
  // The focus doesn't leave the dialog.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await tabTo(page, stored);
  await page.keyboard.press("Space");
  await expect(dialog).toBeHidden();
  await expect(createButton(page)).toBeFocused();

  await chooseActionByKey(page, name, "Revoke");
  const confirm = page.getByRole("dialog", { name: `Revoke ${name}` });
  await expect(confirm.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, confirm.getByRole("button", { name: "Revoke API key" }));
  await page.keyboard.press("Enter");
  await expect(keyRow(page, name)).toHaveCount(0);
  await expect(page.getByText(/^\d+ API keys?$/)).toBeFocused();
});
