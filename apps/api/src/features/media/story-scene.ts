import type { Palette } from "./palettes.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { ring, times } from "./svg-shapes.ts";

export const storyWidth = 1600;
export const storyHeight = 900;

interface SceneInput {
  palette: Palette;
  random: SeededRandom;
}

export type DrawScene = (input: SceneInput) => string;

/** The rings every picture of the club shares: the sun's echo on the ground. */
export function echo(x: number, y: number, from: number, { shade }: Palette): string {
  return times(22, (index) => ring(x, y, from + index * 48, shade, 3.4));
}
