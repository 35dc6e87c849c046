import { type MotifName, motifNameFor } from "./motif-names.ts";
import { setBigDate, setFacts, setName, setPlace } from "./poster-lettering.ts";
import { inkOn, palettes } from "../shapes/palettes.ts";
import { posterHeight, posterWidth } from "./poster-motif.ts";
import { motifs } from "./poster-motifs.ts";
import { seededRandom } from "../shapes/seeded-random.ts";
import { rect } from "../shapes/svg-shapes.ts";

export interface PosterEvent {
  name: string;
  city: string;
  country: string;
  /** The event's day, as `YYYY-MM-DD`. */
  day: string;
  /** The last of several days. */
  endDay?: string;
  /** `HH:MM`; a missing end means ten o'clock. */
  startTime: string;
  endTime: string | null;
  decade: "80s" | "90s" | "00s" | null;
  /** Identifies the event; the same input draws the same poster. */
  seed: string;
  /** The motif; by default it follows from name, city and day. */
  motif?: MotifName | undefined;
}

/**
 * An SVG of 800 by 1200 whose middle also works alone, cropped to a card or a square, with the
 * event's name in it. It needs no fonts.
 */
export function drawPoster(event: PosterEvent): string {
  const random = seededRandom([event.seed, event.name, event.city, event.day].join("\n"));
  const palette = random.pick(palettes);
  const motif = event.motif ?? motifNameFor(event.name, event.city, event.day);
  const { art, head, foot } = motifs[motif]({
    palette,
    random,
    city: event.city,
    numeral: event.decade,
  });
  const placeEnd = random.pick(["top", "top", "bottom"]);
  const factsEnd = placeEnd === "top" ? "bottom" : "top";
  const inks = { top: inkOn(head), bottom: inkOn(foot) };
  const facts = random.pick([setFacts, setBigDate])(event, factsEnd, inks[factsEnd]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${posterWidth} ${posterHeight}" width="${posterWidth}" height="${posterHeight}">${rect(0, 0, posterWidth, posterHeight, palette.ground)}${art}${setPlace(event.city, placeEnd, inks[placeEnd])}${facts}${setName(event.name, palette)}</svg>`;
}
