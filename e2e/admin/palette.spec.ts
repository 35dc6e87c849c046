import { admin } from "../support/first-admin.ts";
import { answerCall, holdCall, loseCall, recordCalls, restoreCall } from "../support/calls.ts";
import { eventForm } from "../support/event-form.ts";
import { heading, openPalette, paletteOf } from "../support/palette.ts";
import { choose, test, unique } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

const places = [
  ["Dashboard", "/admin", "Dashboard"],
  ["Events", "/admin/events", "Events"],
  ["Calendar", "/admin/calendar", "Calendar"],
  ["Venues", "/admin/venues", "Venues"],
  ["Door", "/admin/door", "Door"],
  ["Blog", "/admin/blogs", "Blog Management"],
  ["Pages", "/admin/pages", "Pages"],
  ["Images", "/admin/images", "Images"],
  ["Site texts", "/admin/site", "Site texts"],
  ["Newsletter", "/admin/newsletter", "Newsletter Management"],
  ["Campaigns", "/admin/campaigns", "Campaigns"],
  ["Messages", "/admin/messages", "Messages"],
  ["Analytics", "/admin/analytics", "Analytics"],
  ["Sender", "/admin/sender-health", "Sender's health"],
  ["History", "/admin/history", "History"],
  ["Health", "/admin/health", "Health"],
  ["Users", "/admin/users", "Users"],
  ["API keys", "/admin/api-keys", "API keys"],
  ["Webhooks", "/admin/webhooks", "Webhooks"],
  ["Settings", "/admin/settings", "Settings"],
  ["Trash", "/admin/trash", "Trash"],
  ["Privacy", "/admin/privacy", "Privacy"],
  ["Your account", "/admin/account", "Your account"],
] as const;

test("has every page of the side navigation, and opens it", async ({ openAdmin }) => {
  test.slow();
  const page = await openAdmin("/admin/users");
  const navigation = page.getByRole("navigation", { name: "Admin" });
  await expect(navigation.getByRole("link")).toHaveText([
    // Followed by the number of unread messages.
    ...places.map(([label]) => (label === "Messages" ? /^Messages(\d+ unread)?$/ : label)),
    "See the site",
  ]);
  for (const [label, address, title] of places) {
    const palette = await openPalette(page);
    await palette.field.fill(label);
    await palette.option(label).first().click();
    await expect(page).toHaveURL(address);
    await expect(heading(page, title)).toBeVisible();
    await expect(palette.dialog).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
  }
});

test("is operated by keys, and announces the selection to screen readers", async ({
  openAdmin,
}) => {
  const page = await openAdmin("/admin");
  const palette = await openPalette(page);
  await expect(palette.dialog.getByRole("listbox", { name: "Results" })).toBeVisible();
  await expect(palette.field).toHaveAttribute("aria-expanded", "true");
  for (const label of ["Dashboard", "Events", "Calendar"]) {
    await expect(palette.chosen).toHaveText(new RegExp(`^${label}`));
    const id = await palette.chosen.getAttribute("id");
    await expect(palette.field).toHaveAttribute("aria-activedescendant", id ?? "none");
    await page.keyboard.press("ArrowDown");
  }
  await palette.field.pressSequentially("wri");
  await expect(palette.options).toHaveCount(1);
  await expect(palette.chosen).toHaveText(/^Write a post/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/blogs/create");
});

test("opens by its button too, and returns the focus", { tag: "@both" }, async ({ openAdmin }) => {
  const page = await openAdmin("/admin/events");
  const palette = paletteOf(page);
  await palette.button.click();
  await expect(palette.field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette.dialog).toBeHidden();
  await expect(palette.button).toBeFocused();
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.focus();
  await openPalette(page);
  await page.keyboard.press("Control+k");
  await expect(palette.dialog).toBeHidden();
  await expect(search).toBeFocused();
});

test("finds an event and a post by name, and opens their forms", async ({
  openAdmin,
  makeEvent,
  request,
  session,
}) => {
  const { eventName, id } = await makeEvent({ eventName: unique("Palette Tide") });
  const answer = await request.get("/api/blogs", {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const {
    data: [post],
  } = await answer.json();
  const page = await openAdmin("/admin/users");
  const palette = await openPalette(page);
  await palette.field.fill(eventName);
  await expect(palette.dialog.getByRole("group", { name: "Events" })).toContainText("Test Pier");
  await expect(palette.chosen).toHaveText(new RegExp(`^${eventName}`));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/events/edit/${id}`);
  await expect(eventForm(page).name).toHaveValue(eventName);
  await openPalette(page);
  await palette.field.fill(post.title);
  await palette.dialog
    .getByRole("group", { name: "Blog posts" })
    .getByRole("option", { name: post.title })
    .click();
  await expect(page).toHaveURL(`/admin/blogs/edit/${post.id}`);
});

test("searches once the typing pauses, and aborts outdated requests", async ({
  openAdmin,
  page,
}) => {
  await openAdmin("/admin/users");
  const calls = recordCalls(page);
  const searches = () => calls.filter((call) => call.startsWith("search."));
  const letGo = await holdCall(page, "search.everything");
  const failed = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("search.everything"),
  );
  const palette = await openPalette(page);
  await palette.field.pressSequentially("d");
  await palette.field.pressSequentially("isco");
  await expect.poll(searches).toEqual(["search.everything"]);
  await expect(palette.dialog.getByText("Searching")).toHaveCount(2);
  await palette.field.fill("");
  expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
  letGo();
  await expect(palette.option("Dashboard")).toBeVisible();
});

test("says if nothing is found, and if the search fails", async ({
  openAdmin,
  page,
  pageErrors,
}) => {
  pageErrors.expect(
    /500 .*search\.everything/,
    /failed net::ERR_INTERNET_DISCONNECTED .*search\.everything/,
    /console error/,
  );
  await openAdmin("/admin/users");
  const palette = await openPalette(page);
  await palette.field.fill("zzqqxx");
  await expect(palette.dialog.getByText("Nothing by that name. Try another word.")).toHaveCount(2);
  await expect(palette.options).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(palette.dialog).toBeVisible();

  await answerCall(page, "search.everything", { status: 500, message: "No" });
  await palette.field.fill("disco");
  const alert = palette.dialog.getByRole("alert");
  await expect(alert).toContainText("The search didn't work.");
  await restoreCall(page, "search.everything");
  await loseCall(page, "search.everything");
  const lost = () =>
    page.waitForEvent("requestfailed", (request) => request.url().includes("search.everything"));
  const lostAgain = lost();
  await alert.getByRole("button", { name: "Try again" }).click();
  await lostAgain;
  await expect(alert).toBeVisible();
  const lostNext = lost();
  await palette.field.fill("create");
  await lostNext;
  // Results that need no server stay.
  await expect(palette.option("Create event")).toBeVisible();
  await expect(alert).toBeVisible();
  await restoreCall(page, "search.everything");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
});

test("opens the dialogs of other pages, and of the current one", async ({ openAdmin }) => {
  const page = await openAdmin("/admin");
  const palette = await openPalette(page);
  await palette.field.fill("make admin");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Create admin" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await expect(page).toHaveURL("/admin/users");
  await page.keyboard.press("Control+k");
  await expect(palette.dialog).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openPalette(page);
  await palette.field.fill("create admin");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.reload();
  await expect(heading(page, "Users")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(heading(page, "Users")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/admin");

  await openPalette(page);
  await palette.field.fill("key");
  await palette.option("Create API key").click();
  const keyDialog = page.getByRole("dialog", { name: "Create API key" });
  await expect(keyDialog).toBeVisible();
  await expect(page).toHaveURL("/admin/api-keys");
  await page.keyboard.press("Escape");
  // The palette doesn't open over a dialog, nor over one that is closing.
  await expect(keyDialog).toBeHidden();
  await openPalette(page);
  await palette.field.fill("export");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeFocused();
  await expect(page).toHaveURL("/admin/newsletter");
});

test("changes colours, shows the site and logs out, with recent choices first", async ({
  openAdmin,
  page,
  context,
}) => {
  await choose(page, "light");
  await openAdmin("/admin");
  const palette = await openPalette(page);
  await palette.field.fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await openPalette(page);
  await expect(palette.options.first()).toHaveText("Change between light and dark");
  await palette.field.fill("see");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  const site = await opened;
  await expect(site).toHaveURL("/");
  await site.close();
  await openPalette(page);
  await expect(
    palette.dialog.getByRole("group", { name: "Recent" }).getByRole("option"),
  ).toHaveText(["See the site", "Change between light and dark"]);
  await expect(palette.option("See the site")).toHaveCount(1);
});

test("logs out", async ({ page, open, request }) => {
  const answer = await request.post("/api/auth/login", { data: admin });
  const { token, user } = await answer.json();
  await open("/admin/login");
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem("token", storedToken);
      localStorage.setItem("user", storedUser);
    },
    [String(token), JSON.stringify(user)] as const,
  );
  await open("/admin");
  const palette = await openPalette(page);
  await palette.field.fill("log out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/login");
  await page.keyboard.press("Control+k");
  await expect(palette.dialog).toBeHidden();
});

test("asks before unsaved changes are left, by palette and by shortcut", async ({ openAdmin }) => {
  const page = await openAdmin("/admin/events/create");
  const warning = page.getByRole("dialog", { name: "Leave without saving?" });
  const { name } = eventForm(page);
  await name.fill("Half an event");
  await openPalette(page);
  await page.keyboard.type("users");
  await page.keyboard.press("Enter");
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Stay" }).click();
  await expect(warning).toBeHidden();
  await expect(name).toBeFocused();
  await expect(page).toHaveURL("/admin/events/create");
  await heading(page, "Create event").click();
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Leave without saving" }).click();
  await expect(heading(page, "Users")).toBeVisible();
});
