import type { Point } from "../stage.ts";
import type { Place } from "../street.ts";

/** Metres; the eye stands in the booth, at the middle of the near end. */
export const room = { halfWidth: 11, height: 8, depth: 19 } as const;

const eyeHeight = 2.7;
const focalLength = 1000;
const vanishing = { x: 800, y: 350 } as const;

/** Pixels per metre at a distance. */
export function scaleAt(z: number): number {
  return focalLength / z;
}

export function project({ x, y, z }: Place): Point {
  const scale = scaleAt(z);
  return { x: vanishing.x + x * scale, y: vanishing.y - (y - eyeHeight) * scale };
}
