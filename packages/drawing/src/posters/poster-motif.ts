import { capHeight, letter } from "../lettering/lettering.ts";
import type { Palette } from "../shapes/palettes.ts";
import type { SeededRandom } from "../shapes/seeded-random.ts";
import { shape } from "../shapes/svg-shapes.ts";

export const posterWidth = 800;
export const posterHeight = 1200;

/**
 * Where the ground begins. A card shows the poster from y 270 to 930, so it never shows a sliver of
 * it.
 */
export const horizon = 936;

interface MotifInput {
  palette: Palette;
  random: SeededRandom;
  city: string;
  /** "90s", or null for a party of all decades. */
  numeral: string | null;
}

interface Motif {
  art: string;
  /** The colours under the lettering at the top and at the bottom. */
  head: string;
  foot: string;
}

export type DrawMotif = (input: MotifInput) => Motif;

/** A word set as wide or as high as a box allows, centred on a point. */
export function centredWord(
  word: string,
  x: number,
  y: number,
  box: { width: number; height: number },
  fill: string,
): string {
  const size = Math.min(box.width / letter(word, { size: 1 }).width, box.height / capHeight);
  return shape(
    letter(word, { size, x, baseline: y + (size * capHeight) / 2, anchor: "middle" }).d,
    fill,
  );
}
