import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("shows a film: silent, over and over, and in its place", async ({ open }) => {
  const page = await open("/");
  const film = page.locator("video");
  await expect(film).toHaveJSProperty("muted", true);
  await expect(film).toHaveJSProperty("loop", true);
  await expect(film).toHaveJSProperty("playsInline", true);
  await expect(film).toHaveJSProperty("paused", false);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await expectNoAxeViolations(page);
});

test("shows a phone the film that is cut for it, once it is touched @phone", async ({ open }) => {
  const page = await open("/");
  await expect(page.locator("video")).toHaveCount(0);
  await page.mouse.wheel(0, 10);
  await expect(page.locator("video")).toHaveJSProperty(
    "currentSrc",
    new URL("/films/hero-phone.webm", page.url()).href,
  );
});

test("stops the film when one asks, and goes on", { tag: "@both" }, async ({ open }) => {
  const page = await open("/");
  await page.mouse.wheel(0, 10);
  const film = page.locator("video");
  await expect(film).toHaveJSProperty("paused", false);
  await page.getByRole("button", { name: "Pause the film" }).click();
  await expect(film).toHaveJSProperty("paused", true);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(film).toHaveJSProperty("paused", false);
});

test("takes the film away when one asks the system for less motion", async ({ page, open }) => {
  await open("/");
  await expect(page.locator("video")).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("video")).toHaveCount(0);
});
