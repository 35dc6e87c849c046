import { expectGoodLooks } from "../support/looks.ts";
import type { Page } from "@playwright/test";
import { admin } from "../support/first-admin.ts";
import { answerCall, holdCall, loseCall } from "../support/calls.ts";
import { tabTo } from "../support/keyboard.ts";
import { test, toast } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const password = (page: Page) => page.getByRole("textbox", { name: "Password" });
const reveal = (page: Page) => page.getByRole("button", { name: "Show or hide password" });
const submit = (page: Page) => page.getByRole("button", { name: /^Sign/ });

function stored(page: Page) {
  return page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]);
}

async function signIn(page: Page, credentials: { email: string; password: string }) {
  await email(page).fill(credentials.email);
  await password(page).fill(credentials.password);
  await submit(page).click();
}

test.describe("signing in", () => {
  test("leads to the dashboard and stores token and user", async ({ open, page }) => {
    await open("/admin");
    await expect(page).toHaveURL("/admin/login");
    await signIn(page, admin);
    await expect(toast(page, "Welcome back, Admin!")).toBeVisible();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    const [token, user] = await stored(page);
    expect(token).toMatch(/^[a-z0-9]{40}$/);
    expect(JSON.parse(user ?? "")).toMatchObject({ email: admin.email, role: "admin" });
    // Signed-in admins are redirected from the form.
    await page.goto("/admin/login");
    await expect(page).toHaveURL("/admin");
  });

  test("with a wrong password keeps the address and says so", async ({
    open,
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/401 .*auth\.login/, /console error.*401/);
    await open("/admin/login");
    await signIn(page, { email: admin.email, password: "not the password" });
    await expect(toast(page, "Invalid email or password")).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveAccessibleDescription("Invalid email or password");
    await expect(page).toHaveURL("/admin/login");
    await expect(email(page)).toHaveValue(admin.email);
    expect(await stored(page)).toEqual([null, null]);
  });
});

test("validates the form before anything is sent", async ({ open, page }) => {
  await open("/admin/login");
  await submit(page).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
});

test("reports a server that can't be reached or gives no reason", async ({
  open,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/failed .*auth\.login/, /401 .*auth\.login/, /console error/);
  const sentence = toast(page, "Login failed. Please check your credentials.");
  await loseCall(page, "auth.login");
  await open("/admin/login");
  await signIn(page, admin);
  await expect(sentence).toBeVisible();
  await expect(email(page)).toHaveValue(admin.email);

  await sentence.getByRole("button", { name: "Close this message" }).click();
  await expect(sentence).toBeHidden();
  await answerCall(page, "auth.login", { status: 401, message: "" });
  await signIn(page, { ...admin, password: "not the password" });
  await expect(sentence).toBeVisible();
});

test("can't be submitted twice while it is being sent", async ({ open, page }) => {
  const letGo = await holdCall(page, "auth.login");
  await open("/admin/login");
  await signIn(page, admin);
  await expect(submit(page)).toBeDisabled();
  letGo();
  await expect(page).toHaveURL("/admin");
});

test("shows and hides the password", async ({ open, page }) => {
  await open("/admin/login");
  await password(page).fill("seen");
  await expect(password(page)).toHaveAttribute("type", "password");
  await reveal(page).press("Enter");
  await expect(password(page)).toHaveAttribute("type", "text");
  await reveal(page).click();
  await expect(password(page)).toHaveAttribute("type", "password");
});

test("signing in and out works by keyboard alone", async ({ open, page }) => {
  await open("/admin/login");
  await tabTo(page, email(page));
  await page.keyboard.type(admin.email);
  await page.keyboard.press("Tab");
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(admin.password);

  await page.keyboard.press("Tab");
  await expect(reveal(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(password(page)).toHaveAttribute("type", "text");
  await expect(password(page)).toHaveValue(admin.password);
  await expect(reveal(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(password(page)).toHaveAttribute("type", "password");
  await expect(page).toHaveURL("/admin/login");

  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Logout" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
  expect(await stored(page)).toEqual([null, null]);
  await tabTo(page, email(page));
});

test("Enter in the password field signs in", async ({ open, page }) => {
  await open("/admin/login");
  await tabTo(page, email(page));
  await page.keyboard.type(admin.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
});

test.describe("signing in returns", () => {
  const requested = "/admin/newsletter?search=unmatched&status=active";

  test("to the requested page, also after a reload", async ({ open, page }) => {
    await open(requested);
    await expect(page).toHaveURL("/admin/login");
    await page.reload();
    await signIn(page, admin);
    await expect(page).toHaveURL(requested);
    await expect(page.getByRole("searchbox")).toHaveValue("unmatched");
    // Back doesn't lead to the sign-in page.
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });

  test("to the page where the session ended", async ({ open, page, request, pageErrors }) => {
    pageErrors.expect(/401 /, /console error.*401/);
    await open("/admin/login");
    await signIn(page, admin);
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await page.getByRole("link", { name: "Blog", exact: true }).click();
    // An answer that arrives after the session has ended would redirect as well.
    const listed = page.waitForResponse(
      (answer) => /posts\.listForAdmin.*record/.test(answer.url()) && answer.ok(),
    );
    await page.getByRole("searchbox").fill("record");
    await expect(page).toHaveURL("/admin/blogs?search=record");
    await listed;
    const [token] = await stored(page);
    await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole("link", { name: /^Messages/ }).click();
    await expect(page).toHaveURL("/admin/login");
    await signIn(page, admin);
    await expect(page).toHaveURL("/admin/messages");
  });

  test("to the dashboard after a logout", async ({ open, page }) => {
    await open("/admin/login");
    await signIn(page, admin);
    await page.getByRole("link", { name: /^Messages/ }).click();
    await expect(page).toHaveURL("/admin/messages");
    // A pending call would be refused, and the browser would log that.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/admin/login");
    await signIn(page, admin);
    await expect(page).toHaveURL("/admin");
  });
});

test("is refused for users who aren't admins", async ({ open, page, request }) => {
  const person = {
    email: `${crypto.randomUUID()}@mail.example`,
    password: "four odd walnut drums",
  };
  await request.post("/api/auth/register", { data: { ...person, name: "Ana" } });
  await open("/admin/login");
  await signIn(page, person);
  await expect(toast(page, "Access denied. Admin privileges required.")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
  expect(await stored(page)).toEqual([null, null]);
});

test.describe("the guard", () => {
  test("deletes a user that can't be read", async ({ open, page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("spoilt") !== null) return;
      sessionStorage.setItem("spoilt", "yes");
      localStorage.setItem("token", "something");
      localStorage.setItem("user", "{not json");
    });
    await open("/admin/events");
    await expect(page).toHaveURL("/admin/login");
    expect(await stored(page)).toEqual([null, null]);
  });

  test("redirects a user without the role, and a token without a user", async ({ open, page }) => {
    await open("/admin/login");
    await page.evaluate(() => {
      localStorage.setItem("token", "something");
      localStorage.setItem(
        "user",
        JSON.stringify({ name: "A", email: "a@b.example", role: "user" }),
      );
    });
    await page.goto("/admin/events/create");
    await expect(page).toHaveURL("/admin/login");
    await page.evaluate(() => localStorage.removeItem("user"));
    await page.goto("/admin");
    await expect(page).toHaveURL("/admin/login");
  });

  test("redirects a user whose session has ended on the server", async ({
    open,
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/401 .*dashboard/, /console error.*401/);
    await page.addInitScript(
      (user) => {
        if (sessionStorage.getItem("expired") !== null) return;
        sessionStorage.setItem("expired", "yes");
        localStorage.setItem("token", "a".repeat(40));
        localStorage.setItem("user", user);
      },
      JSON.stringify({ name: "Ada", email: admin.email, role: "admin", adminRole: "owner" }),
    );
    await open("/admin");
    await expect(page).toHaveURL("/admin/login");
    expect(await stored(page)).toEqual([null, null]);
  });

  test("keeps the admin area out of the page's source", async ({ request }) => {
    const html = await (await request.get("/admin")).text();
    expect(html).not.toContain("Total Events");
    expect(html).toContain("noindex");
  });
});

test("logging out ends the session on the server too", async ({ open, page, request }) => {
  await open("/admin/login");
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const [token] = await stored(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page, "Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
  expect(await stored(page)).toEqual([null, null]);
  const me = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect(page).toHaveURL("/");
});

test("the sign-in page in light and dark colours", { tag: "@both" }, async ({ open, page }) => {
  await open("/admin/login");
  await submit(page).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expectGoodLooks(page, "staff-sign-in");
});
