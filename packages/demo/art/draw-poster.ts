import { type MotifName } from "@before-ten/drawing/posters/motif-names";
import { posterHeight, posterWidth } from "@before-ten/drawing/posters/poster-motif";
import { motifs } from "@before-ten/drawing/posters/poster-motifs";
import { inkOn, palettes } from "@before-ten/drawing/shapes/palettes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { rect } from "@before-ten/drawing/shapes/svg-shapes";
import { type PosterFacts, setFacts, setHeadline, setName, setPlace } from "./poster-lettering.ts";

export interface Poster extends PosterFacts {
  name: string;
  /** Empty for an event whose city isn't the same each time. */
  city: string;
  /** What it is about, if not a bit of everything: "90s". */
  decade: string | null;
  motif: MotifName;
  /** The same seed draws the same poster. */
  seed: string;
}

/**
 * An SVG of 800 by 1200 whose middle also works alone, cropped to a card or a square, with the
 * event's name in it. It needs no fonts. It names no date, as the demo's dates move with the day on
 * which it is stored.
 */
export function drawPoster(poster: Poster): string {
  const { name, city, decade, motif, seed } = poster;
  const random = seededRandom(seed);
  const palette = random.pick(palettes);
  const { art, head, foot } = motifs[motif]({ palette, random, city, numeral: decade });
  const placeEnd = random.pick(["top", "top", "bottom"]);
  const factsEnd = placeEnd === "top" ? "bottom" : "top";
  const inks = { top: inkOn(head), bottom: inkOn(foot) };
  const facts = random.pick([setFacts, setHeadline])(poster, factsEnd, inks[factsEnd]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${posterWidth} ${posterHeight}" width="${posterWidth}" height="${posterHeight}">${rect(0, 0, posterWidth, posterHeight, palette.ground)}${art}${setPlace(city, placeEnd, inks[placeEnd])}${facts}${setName(name, palette)}</svg>`;
}
