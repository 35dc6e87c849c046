import type { Part } from "./figure.ts";
import { round } from "./shapes.ts";
import type { Point } from "./stage.ts";

/**
 * The figure is laid down in light, and its dark self over it, a little off where the light comes
 * from.
 */
export function rimmed(parts: readonly Part[], off: Point, light: string): string {
  return (
    parts.map(({ d }) => `<path d="${d}" fill="${light}"/>`).join("") +
    `<g transform="translate(${round(off.x)} ${round(off.y)})">` +
    parts.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join("") +
    "</g>"
  );
}
