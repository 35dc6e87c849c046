import type { Palette } from "./palettes.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { circle, onCircle, polygon, shape } from "./svg-shapes.ts";

const rows = 13;
const columns = 18;
const gap = 0.7;

/**
 * Draws a mirror ball of flat facets, lit from the upper left. One path per colour keeps the SVG
 * small.
 */
export function mirrorBallAt(
  x: number,
  y: number,
  radius: number,
  palette: Palette,
  random: SeededRandom,
): string {
  const { deep, shade, hot, warm, sun, pale } = palette;
  const tones = [deep, shade, hot, warm, sun, pale];
  const turn = random.next();
  const facets = new Map<string, string>();
  const corner = (latitude: number, longitude: number): readonly [number, number] => {
    const [across, height] = onCircle(0, 0, radius - 3, latitude);
    return [x + across * Math.sin((longitude * Math.PI) / 180), y + height];
  };
  for (let row = 0; row < rows; row += 1) {
    const top = -90 + (row * 180) / rows;
    const bottom = top + 180 / rows;
    for (let column = 0; column < columns - 1; column += 1) {
      const left = -90 + ((column + turn) * 180) / columns;
      const right = left + 180 / columns;
      const shadow = Math.hypot((left + 40) / 130, (top + 38) / 120);
      const tone = Math.round(5.2 - shadow * 4.6 + random.between(-1.3, 1.3));
      const fill = tones[Math.min(5, Math.max(0, tone))] ?? sun;
      const facet = polygon([
        corner(top + gap, left + gap),
        corner(top + gap, right - gap),
        corner(bottom - gap, right - gap),
        corner(bottom - gap, left + gap),
      ]);
      facets.set(fill, (facets.get(fill) ?? "") + facet);
    }
  }
  return circle(x, y, radius, deep) + [...facets].map(([fill, d]) => shape(d, fill)).join("");
}

/** A reflection of the ball. */
export function speck(x: number, y: number, size: number, fill: string): string {
  return shape(
    polygon([
      [x, y - size * 0.6],
      [x + size, y],
      [x, y + size * 0.6],
      [x - size, y],
    ]),
    fill,
  );
}
