import type { Palette } from "../shapes/palettes.ts";
import type { SeededRandom } from "../shapes/seeded-random.ts";
import { ring, times } from "../shapes/svg-shapes.ts";

export const postImageWidth = 1600;
export const postImageHeight = 900;

interface SceneInput {
  palette: Palette;
  random: SeededRandom;
}

export type DrawScene = (input: SceneInput) => string;

/** The rings every image of the club shares: the sun's echo on the ground. */
export function echo(x: number, y: number, from: number, { shade }: Palette): string {
  return times(22, (index) => ring(x, y, from + index * 48, shade, 3.4));
}
