import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isDuring, linePath, progressOf, wayTo } from "./hour-arc-geometry.ts";

it("moves with scrolling along the same path as with the clock", () => {
  const css = readFileSync(new URL("hour-arc.module.css", import.meta.url), "utf8");
  const [, keyframes = ""] = /@keyframes cross \{([\s\S]*)/.exec(css) ?? [];
  const ways = [...keyframes.matchAll(/translate: (.+?);/g)].map(([, way = ""]) => way);
  expect(ways).toHaveLength(13);
  const numbers = (way: string) => way.match(/[\d.]+/g)?.map(Number);
  expect(ways.map(numbers)).toEqual(ways.map((_, index) => numbers(wayTo(index / 12))));
});

it("draws its line along the same path", () => {
  const [first = "", ...curves] = linePath.slice(1).split("C");
  let [x0 = 0, y0 = 0] = first.split(" ").map(Number);
  let farthest = 0;
  for (const curve of curves) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve.split(" ").map(Number);
    for (let t = 0; t <= 1; t += 0.01) {
      const at = (from: number, a: number, b: number, to: number) =>
        (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * to;
      const progress = Math.min(1, Math.max(0, (at(x0, x1, x2, x3) - 2) / 96));
      const [, y = Number.NaN] =
        wayTo(progress)
          .match(/[\d.]+/g)
          ?.map(Number) ?? [];
      farthest = Math.max(farthest, Math.abs(at(y0, y1, y2, y3) - y));
    }
    [x0, y0] = [x3, y3];
  }
  expect([curves.length, x0, y0]).toEqual([6, 98, 74]);
  expect(farthest).toBeLessThan(0.5);
});

it.each([
  ["15:59", false, 0],
  ["16:00", true, 0],
  ["19:00", true, 0.5],
  ["22:00", true, 1],
  ["22:01", false, 0],
])("at %s a party is on: %s", (time, isOn, progress) => {
  const now = new Date(`2026-12-05T${time}:00`);
  expect(isDuring(now)).toBe(isOn);
  expect(progressOf(now)).toBe(progress);
});
