import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("plays a film: silent, looped, and in place of the still", async ({ open }) => {
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

test("plays a phone's own cut once the phone is touched @phone", async ({ open }) => {
  const page = await open("/");
  await expect(page.locator("video")).toHaveCount(0);
  await page.mouse.wheel(0, 10);
  await expect(page.locator("video")).toHaveJSProperty(
    "currentSrc",
    new URL("/films/hero-phone.webm", page.url()).href,
  );
});

test("pauses the film on request, and continues", { tag: "@both" }, async ({ page, open }) => {
  await open("/");
  await page.mouse.wheel(0, 10);
  const film = page.locator("video");
  await expect(film).toHaveJSProperty("paused", false);
  await page.getByRole("button", { name: "Pause the film" }).click();
  await expect(film).toHaveJSProperty("paused", true);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(film).toHaveJSProperty("paused", false);
  // At a tablet's width, the button is beside the arc's last hour, not on it.
  await page.setViewportSize({ width: 820, height: 1180 });
  const pause = await page.getByRole("button", { name: "Pause the film" }).boundingBox();
  const hours = await page.locator("hour-arc").getByText("10", { exact: true }).boundingBox();
  if (pause === null || hours === null) throw new Error("There is no button or no hour");
  const isApart =
    pause.x + pause.width <= hours.x ||
    hours.x + hours.width <= pause.x ||
    pause.y + pause.height <= hours.y ||
    hours.y + hours.height <= pause.y;
  expect(isApart).toBe(true);
});

test("removes the film when the system switches to reduced motion", async ({ page, open }) => {
  await open("/");
  await expect(page.locator("video")).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("video")).toHaveCount(0);
});
