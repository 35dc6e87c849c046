import { type Page, request } from "@playwright/test";
import { admin } from "./first-admin.ts";
import { comeAlive, expect } from "./test.ts";

/** Reloads the page and confirms the browser's question about unsaved changes. */
export async function reload(page: Page): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await comeAlive(page);
}

/** Signs in with a session that no other test shares, so that it can be ended. */
export async function signInAfresh(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await signInHere(page);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}

/** Signs in on the open sign-in page, which returns to the previous page. */
export async function signInHere(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(admin.email);
  await page.getByLabel(/^Password/).fill(admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Ends the session on the server only: the page notices with its next call. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin });
  const headers = { authorization: `Bearer ${token}` };
  expect((await elsewhere.post("/api/auth/logout", { headers })).ok()).toBe(true);
  await elsewhere.dispose();
}
