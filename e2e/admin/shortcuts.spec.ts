import { expectGoodLooks } from "../support/looks.ts";
import { tabTo } from "../support/keyboard.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { eventForm } from "../support/event-form.ts";
import { heading, openPalette, paletteOf, shortcutsOf } from "../support/palette.ts";
import { test } from "../support/admin-test.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

test("g and a letter open each page, and a letter creates", async ({ openAdmin }) => {
  test.slow();
  const page = await openAdmin("/admin/users");
  for (const [letter, title] of [
    ["e", "Events"],
    ["b", "Blog Management"],
    ["n", "Newsletter Management"],
    ["p", "Campaigns"],
    ["m", "Messages"],
    ["a", "Analytics"],
    ["h", "History"],
    ["u", "Users"],
    ["k", "API keys"],
    ["v", "Privacy"],
    ["d", "Dashboard"],
  ] as const) {
    await page.keyboard.press("g");
    await page.keyboard.press(letter);
    await expect(heading(page, title)).toBeVisible();
  }
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/admin/events/create");
  await page.keyboard.press("w");
  await expect(page).toHaveURL("/admin/blogs/create");
  await page.keyboard.press("g");
  // The page has nothing to create, so `c` does nothing.
  await page.keyboard.press("c");
  await page.keyboard.press("e");
  await expect(page).toHaveURL("/admin/blogs/create");
});

test("a slash focuses the list's search, and is left to the browser elsewhere", async ({
  openAdmin,
}) => {
  const page = await openAdmin("/admin/events");
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search" });
  await expect(search).toBeFocused();
  await page.keyboard.type("g/?c");
  await expect(search).toHaveValue("g/?c");
  await expect(shortcutsOf(page)).toBeHidden();
  await expect(page).toHaveURL("/admin/events?search=g%2F%3Fc");

  await page.keyboard.press("Control+k");
  await expect(paletteOf(page).field).toBeFocused();
  await page.keyboard.type("api");
  await page.keyboard.press("Enter");
  await expect(heading(page, "API keys")).toBeVisible();
  await page.evaluate(() => {
    const told = (event: KeyboardEvent) => {
      document.documentElement.dataset.prevented = String(event.defaultPrevented);
    };
    window.addEventListener("keydown", told, { once: true });
  });
  await page.keyboard.press("/");
  await expect(page.locator("html")).toHaveAttribute("data-prevented", "false");
});

test("they are inactive in fields, in dialogs and with a modifier key", async ({ openAdmin }) => {
  const page = await openAdmin("/admin/events/create");
  const fields = eventForm(page);
  await fields.description.pressSequentially("gu?");
  await fields.country.focus();
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await page.keyboard.press("?");
  await expect(fields.description).toHaveValue("gu?");
  await expect(shortcutsOf(page)).toBeHidden();
  await expect(page).toHaveURL("/admin/events/create");
  await fields.description.fill("");

  await page.getByRole("link", { name: "API keys", exact: true }).click();
  await page.getByRole("button", { name: "Create API key" }).click();
  const dialog = page.getByRole("dialog", { name: "Create API key" });
  const cancel = dialog.getByRole("button", { name: "Cancel" });
  await cancel.focus();
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await page.keyboard.press("?");
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  for (const second of ["Control", "Alt", "Meta"]) await page.keyboard.press(`${second}+c`);
  await expect(shortcutsOf(page)).toBeHidden();
  await expect(page).toHaveURL("/admin/api-keys");
});

test("a question mark lists them, and they can be turned off there", async ({ openAdmin }) => {
  test.slow();
  const page = await openAdmin("/admin/users");
  const back = page.getByRole("link", { name: "Back to Dashboard" });
  await back.focus();
  await page.keyboard.press("?");
  const dialog = shortcutsOf(page);
  await expect(dialog).toBeVisible();
  const list = async (group: string) =>
    (
      await dialog.getByRole("region", { name: group }).locator("dl > div").allTextContents()
    ).join();
  expect(await list("Go to")).toBe(
    "Dashboardg then d,Eventsg then e,Calendarg then l,Venuesg then x,Doorg then q,Blogg then b,Pagesg then f,Imagesg then i,Site textsg then w,Newsletterg then n,Campaignsg then p,Messagesg then m,Analyticsg then a,Senderg then r,Historyg then h,Healthg then o,Usersg then u,API keysg then k,Webhooksg then j,Settingsg then s,Trashg then t,Privacyg then v,Your accountg then y",
  );
  expect(await list("Create")).toBe("Create eventc,Write a postw");
  expect(await list("Actions")).toBe(
    "SearchCtrlK,Search the list on this page/,Undo the last deletion or bulk actionz,Keyboard shortcuts?",
  );
  const single = dialog.getByRole("switch", { name: "Single-key shortcuts" });
  await expect(single).toBeChecked();
  await tabTo(page, single);
  await page.keyboard.press("Space");
  await expect(single).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(back).toBeFocused();

  await page.reload();
  await expect(heading(page, "Users")).toBeVisible();
  const palette = await openPalette(page);
  await expect(palette.option("Events").locator("kbd")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(palette.dialog).toBeHidden();
  for (const key of ["?", "g", "e", "c"]) await page.keyboard.press(key);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/admin/users");

  await openPalette(page);
  await palette.field.fill("shortcuts");
  await page.keyboard.press("Enter");
  await single.click();
  await expect(single).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/admin/events/create");
});

test("in light and dark colours", { tag: "@both" }, async ({ openAdmin, page }) => {
  test.slow();
  await openAdmin("/admin/users");
  await screenshot(page, "staff-palette-closed", { fullPage: false });
  const palette = paletteOf(page);
  await palette.button.click();
  await expect(palette.chosen).toBeVisible();
  await expectGoodLooks(page, "staff-palette", { fullPage: false });
  await palette.field.fill("da");
  await expect(palette.dialog.getByRole("group", { name: "Events" })).toBeVisible();
  await expectGoodLooks(page, "staff-palette-found", { fullPage: false });
  await palette.field.fill("zzqqxx");
  await expect(palette.dialog.getByText("Nothing by that name.").first()).toBeVisible();
  await expectGoodLooks(page, "staff-palette-empty", { fullPage: false });
  await palette.field.fill("shortcuts");
  await page.keyboard.press("Enter");
  await expect(shortcutsOf(page)).toBeVisible();
  await expectGoodLooks(page, "staff-shortcuts", { fullPage: false });
});

test(
  "fits a narrow phone, with large touch targets",
  { tag: "@phone" },
  async ({ openAdmin, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAdmin("/admin/events");
    await expectNoOverflow(page);
    const palette = paletteOf(page);
    const header = page.getByRole("banner");
    for (const control of await header.getByRole("button").all()) {
      const box = await control.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await screenshot(page, "staff-palette-closed", { fullPage: false });
    await palette.button.click();
    await expect(palette.chosen).toBeVisible();
    for (const option of await palette.options.all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectNoOverflow(page);
    await screenshot(page, "staff-palette", { fullPage: false });
    await palette.option("Keyboard shortcuts").click();
    await expect(shortcutsOf(page)).toBeVisible();
    await expectNoOverflow(page);
    await screenshot(page, "staff-shortcuts", { fullPage: false });
  },
);
