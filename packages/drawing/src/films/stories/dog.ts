import type { Part } from "../figure.ts";
import { blob, limb } from "../shapes.ts";
import type { Point } from "../stage.ts";

/** A small dog that trots to the right: four steps where its people take two. */
export function dog(at: Point, size: number, steps: number): Part[] {
  const place = ({ x, y }: Point): Point => ({ x: at.x + x * size, y: at.y + y * size });
  const stick = (from: Point, wide: number, to: Point, thin: number) =>
    limb(place(from), wide * size, place(to), thin * size);
  const bounce = -0.05 * Math.cos(4 * Math.PI * steps);
  const body = -1.15 + bounce;
  const wag = 0.3 * Math.sin(4 * Math.PI * steps);
  const leg = (hip: Point, phase: number) => {
    const swing = Math.sin(2 * Math.PI * (steps + phase));
    const lift = Math.max(0, Math.cos(2 * Math.PI * (steps + phase))) * 0.22;
    const paw = { x: hip.x + 0.42 * swing, y: -0.08 - lift };
    const knee = { x: (hip.x + paw.x) / 2 - 0.1, y: (hip.y + paw.y) / 2 };
    return stick(hip, 0.2, knee, 0.13) + stick(knee, 0.13, paw, 0.09);
  };
  const [hind, fore] = [
    { x: -0.75, y: body + 0.1 },
    { x: 0.7, y: body + 0.15 },
  ];
  const coat = "#8a4a34";
  const dark = "#4a2430";
  return [
    { d: leg(hind, 0.5) + leg(fore, 0), fill: dark },
    {
      d: stick({ x: -0.95, y: body - 0.15 }, 0.14, { x: -1.4, y: body - 0.75 + wag * 0.4 }, 0.06),
      fill: coat,
    },
    {
      d: blob(
        [
          { x: -1.05, y: body - 0.18 },
          { x: -0.4, y: body - 0.36 },
          { x: 0.6, y: body - 0.4 },
          { x: 1, y: body - 0.1 },
          { x: 0.75, y: body + 0.34 },
          { x: 0, y: body + 0.2 },
          { x: -0.8, y: body + 0.26 },
        ].map(place),
      ),
      fill: coat,
    },
    { d: leg(hind, 0) + leg(fore, 0.5), fill: coat },
    { d: stick({ x: 0.8, y: body - 0.2 }, 0.3, { x: 1.15, y: body - 0.7 }, 0.24), fill: coat },
    { d: stick({ x: 1.15, y: body - 0.78 }, 0.3, { x: 1.62, y: body - 0.64 }, 0.13), fill: coat },
    {
      d: stick({ x: 1.0, y: body - 0.94 }, 0.12, { x: 0.86, y: body - 0.52 + 0.06 * wag }, 0.15),
      fill: dark,
    },
    {
      d: stick({ x: 0.74, y: body - 0.34 }, 0.1, { x: 1.02, y: body - 0.16 }, 0.1),
      fill: "#c2255c",
    },
  ];
}
