import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test(
  "outside the party's hours the hero's sun moves with scrolling",
  { tag: "@both" },
  async ({ page, open }) => {
    // Eleven in the morning in Melbourne.
    await page.clock.setFixedTime(new Date("2026-12-05T00:00:00Z"));
    await open("/");
    const sun = page.locator("hour-arc i");
    const left = async () => (await sun.boundingBox())?.x ?? 0;
    const atFour = await left();
    await page.evaluate(() => scrollTo({ top: innerHeight * 0.4, behavior: "instant" }));
    await expect.poll(left).toBeGreaterThan(atFour + 100);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(left).toBeCloseTo(atFour, 0);
  },
);
