import { cornerNumeral, setBigDate, setFacts, setName } from "./poster-lettering.ts";
import { inkOn, palettes } from "../shapes/palettes.ts";
import { posterHeight, posterWidth } from "./poster-motif.ts";
import { motifFor } from "./poster-motifs.ts";
import { seededRandom } from "../shapes/seeded-random.ts";
import { rect } from "../shapes/svg-shapes.ts";

export interface PosterEvent {
  name: string;
  city: string;
  country: string;
  /** The event's day, as `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM`; a missing end means ten o'clock. */
  startTime: string;
  endTime: string | null;
  decade: "80s" | "90s" | "00s" | null;
  /** Anything that tells one event from another; the same input draws the same poster. */
  seed: string;
}

/** An SVG of 800 by 1200 whose middle also stands alone, cropped into a card. It needs no fonts. */
export function drawPoster(event: PosterEvent): string {
  const random = seededRandom([event.seed, event.name, event.city, event.day].join("\n"));
  const palette = random.pick(palettes);
  const drawMotif = motifFor(event.name, event.city, event.day);
  const motif = drawMotif({ palette, random, city: event.city, numeral: event.decade });
  const nameEnd = random.pick(["top", "top", "bottom"]);
  const factsEnd = nameEnd === "top" ? "bottom" : "top";
  const inks = { top: inkOn(motif.head), bottom: inkOn(motif.foot) };
  const facts = random.pick([setFacts, setBigDate])(event, factsEnd, inks[factsEnd]);
  const corner =
    motif.corner === null || event.decade === null ? "" : cornerNumeral(event.decade, motif.corner);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${posterWidth} ${posterHeight}" width="${posterWidth}" height="${posterHeight}">${rect(0, 0, posterWidth, posterHeight, palette.ground)}${motif.art}${corner}${setName(event.name, nameEnd, inks[nameEnd])}${facts}</svg>`;
}
