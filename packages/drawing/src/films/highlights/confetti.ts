import { seededRandom } from "../../shapes/seeded-random.ts";
import { palette } from "../colour.ts";
import { polygon } from "../shapes.ts";
import { around, frame, wave } from "../stage.ts";

const pieces = (() => {
  const random = seededRandom("confetti");
  return Array.from({ length: 84 }, () => ({
    x: random.between(380, 1600),
    size: 3.2 + random.next() ** 3 * 11,
    offset: random.next(),
    falls: random.pick([1, 1, 2]),
    flutter: random.between(14, 44),
    swings: random.pick([3, 4, 5, 6]),
    turns: random.pick([5, 7, 9, 11]),
    colour: random.pick([
      palette.gold,
      palette.coral,
      palette.paper,
      palette.magenta,
      palette.gold,
    ]),
  }));
})();

/** Draws confetti that falls from above the frame to below it, so that the loop doesn't show. */
export function confetti(time: number): string {
  return pieces
    .map(({ x, size, offset, falls, flutter, swings, turns, colour }) => {
      const way = around(time * falls, offset);
      const middle = {
        x: x + flutter * wave(time, swings, offset),
        y: -30 + (frame.height + 60) * way,
      };
      const tilt = 2 * Math.PI * (turns * time + offset);
      const [across, thick] = [size, size * 0.62 * Math.cos(tilt)];
      const lean = 0.6 * Math.sin(tilt + offset * 6);
      const corner = (u: number, v: number) => ({
        x: middle.x + u * across * Math.cos(lean) - v * thick * Math.sin(lean),
        y: middle.y + u * across * Math.sin(lean) + v * thick * Math.cos(lean),
      });
      return `<path d="${polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])}" fill="${colour}" opacity=".9"/>`;
    })
    .join("");
}
