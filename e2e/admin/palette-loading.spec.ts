import { openPalette, paletteOf } from "../support/palette.ts";
import { test } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

test("gets every key that is typed while it opens, and shortcuts get none", async ({
  openAdmin,
  page,
}) => {
  const letGo: (() => void)[] = [];
  await page.route(/command-overlays.*\.js/, async (route) => {
    await new Promise<void>((resolve) => letGo.push(resolve));
    await route.continue();
  });
  await openAdmin("/admin/users");
  const palette = paletteOf(page);
  await expect(palette.button).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("godown");
  await page.keyboard.press("Backspace");
  await expect.poll(() => letGo.length).toBeGreaterThan(0);
  letGo.forEach((each) => each());
  await expect(palette.field).toBeFocused();
  await expect(palette.field).toHaveValue("godow");
  await page.keyboard.type("n");
  await expect(palette.field).toHaveValue("godown");
  await expect(page).toHaveURL("/admin/users");
});

test("says if its code can't be loaded, and can be tried again", async ({
  openAdmin,
  page,
  pageErrors,
}) => {
  pageErrors.expect(/failed net::ERR_INTERNET_DISCONNECTED .*command-overlays/, /console error/);
  await page.route(/command-overlays.*\.js/, (route) => route.abort("internetdisconnected"));
  await openAdmin("/admin");
  const palette = paletteOf(page);
  await palette.button.click();
  await expect(page.getByRole("alert")).toContainText("This couldn't be opened.");
  await page.unroute(/command-overlays.*\.js/);
  await openPalette(page);
});
