import { coveredPart, doubleText, outOfReach } from "../support/little-room.ts";
import { publicPages } from "../support/public-pages.ts";
import { comeAlive, expect, test } from "../support/test.ts";

/** Large letters, and a window of 1280 by 1024 zoomed to 400 %. */
const rooms = [
  { name: "text at 200 % on a phone", width: 390, height: 844, isDouble: true },
  { name: "text at 200 % on a desktop", width: 1440, height: 900, isDouble: true },
  { name: "400 % zoom", width: 320, height: 256, isDouble: false },
];

for (const { name, width, height, isDouble } of rooms) {
  test(`${name} hides nothing`, async ({ page, eventNamed }) => {
    test.slow();
    if (isDouble) await doubleText(page);
    await page.setViewportSize({ width, height });
    const paths = [
      "/",
      "/events",
      "/events?q=polka",
      `/events/${eventNamed("Harbour Disco").id}`,
      `/gallery/${eventNamed("Sunday Best on a Saturday").id}`,
      "/unsubscribe",
      "/newsletter/preferences",
      // The last of these has a menu.
      ...publicPages,
    ];
    for (const path of paths) {
      await page.goto(path);
      await comeAlive(page);
      await expect.poll(() => page.evaluate(outOfReach), { message: path }).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      expect.soft(await page.evaluate(coveredPart), path).toBeLessThan(0.4);
    }
    const menu = page.getByRole("button", { name: "Menu" });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(menu).toBeInViewport({ ratio: 1 });
  });
}

test("focus doesn't scroll the event page sideways @phone", async ({ open, eventNamed }) => {
  const page = await open(`/events/${eventNamed("Harbour Disco").id}`);
  const shifted = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("main, main *, body, html")];
    const holdsFocus = (box: Element) => box.querySelector("a, button, input, summary") !== null;
    for (const box of boxes) {
      if (getComputedStyle(box).overflowX !== "auto" && holdsFocus(box)) box.scrollLeft = 50;
    }
    return boxes.filter((box) => box.scrollLeft > 0).map((box) => box.className);
  });
  expect(shifted).toEqual([]);
});
