import { brand } from "@before-ten/contracts/shared/brand";
import { letter } from "@before-ten/drawing/lettering/lettering";
import { type Ink, inks } from "@before-ten/drawing/print/inks";
import { clipped, grain } from "@before-ten/drawing/print/print";
import {
  arc,
  circle,
  line,
  moved,
  rect,
  shape,
  times,
} from "@before-ten/drawing/shapes/svg-shapes";

/** A poster as a printer sees it: what lies on what. */
export interface Composition {
  /** In the poster's text alternative, after its party's name. */
  shows: string;
  paper: string;
  under: string;
  /** Path data, a word or a letter each. */
  title: readonly string[];
  ink: Ink;
  over?: string;
  /** Stands where the title was in the picture without words. */
  bare?: string;
  /** The first line of the sheet in the picture without words. Default: 100 of 1200. */
  wordlessFrom?: number;
  /** Where and in which ink acts and place stand: x, the first baseline, width, ink. */
  facts: readonly [number, number, number, string];
  /** Default: across, 34. */
  set?: { form: "across" | "left" | "right" | "centre"; size?: number };
}

/** No date, as the demo's dates move with the day on which it is stored. */
export interface PosterFacts {
  /** Joined by " + ". */
  acts: string;
  place: string;
}

export const posterSize = { width: 800, height: 1200 };
const wordlessSize = { width: 800, height: 1000 };

export function drawPoster(composition: Composition, facts: PosterFacts): string {
  const { under, title, ink, over = "" } = composition;
  return sheet(composition, posterSize, under + ink(title) + over + setFacts(composition, facts));
}

/** The poster without its words, for where the title stands beside it. */
export function drawWordless(composition: Composition): string {
  const { under, bare = "", over = "", wordlessFrom = 100 } = composition;
  return sheet(
    composition,
    wordlessSize,
    moved(under + bare + over, `translate(0 ${-wordlessFrom})`),
  );
}

function sheet({ paper }: Composition, { width, height }: typeof posterSize, art: string): string {
  const specks = grain(width, height, { light: `${inks.cream}99`, dark: `${inks.night}55` });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rect(0, 0, width, height, paper)}${art}${specks}</svg>`;
}

function setFacts({ facts, set }: Composition, { acts, place }: PosterFacts): string {
  const [x, y, width, ink] = facts;
  const { form = "across", size = 34 } = set ?? {};
  const fitted = (text: string, wanted: number, room: number) =>
    Math.min(wanted, room / Math.max(0.01, letter(text, { size: 1 }).width));
  const small = size * 0.76;
  if (form === "across") {
    const acted = acts.toUpperCase().split(" + ");
    const isLong = letter(acted.join(" + "), { size }).width > width;
    const half = isLong ? Math.ceil(acted.length / 2) : acted.length;
    const rows = [acted.slice(0, half), acted.slice(half)].map((row) => row.join(" + "));
    const acting = rows.map((text, row) => {
      const baseline = y - (isLong ? size * (0.75 - row) : 0);
      return letter(text, { size: fitted(text, size, width), x, baseline }).d;
    });
    const below = { size: small, baseline: y + size * 1.36 };
    const name = letter(brand.name, { ...below, x: x + width, anchor: "end" });
    return (
      shape(acting.join("") + letter(place, { ...below, x }).d + name.d, ink) +
      mark(x + width - name.width - small * 0.72, below.baseline, small, ink)
    );
  }
  const anchor = ({ left: "start", right: "end", centre: "middle" } as const)[form];
  const rows = [
    ...acts.split(" + ").map((text) => [text, size] as const),
    ...place.split(" · ").map((text) => [text, small] as const),
  ];
  let baseline = y;
  const texts = rows.map(([text, wanted]) => {
    const fit = fitted(text, wanted, width);
    const { d } = letter(text, { size: fit, x, baseline, anchor });
    baseline += size * 1.02;
    return d;
  });
  const name = letter(brand.name, {
    size: small,
    x: x + { left: small, right: 0, centre: small / 2 }[form],
    baseline,
    anchor,
  });
  const nameStart = {
    left: x + small,
    right: x - name.width,
    centre: x + small / 2 - name.width / 2,
  }[form];
  return shape(texts.join("") + name.d, ink) + mark(nameStart - small * 0.72, baseline, small, ink);
}

function mark(x: number, baseline: number, size: number, ink: string): string {
  return (
    line(arc(x, baseline, size * 0.5, 190, 320), ink, size * 0.13) +
    circle(x + size * 0.3, baseline - size * 0.32, size * 0.17, ink)
  );
}

/** Letters with a side, as if cut from wood. */
export function inRelief(side: string, front: string, [x, y] = [12, 14], steps = 8): Ink {
  return (title) => {
    const d = title.join("");
    return (
      times(steps, (step) =>
        moved(shape(d, side), `translate(${(x * (step + 1)) / steps} ${(y * (step + 1)) / steps})`),
      ) + shape(d, front)
    );
  };
}

/** Letters through which something behind them is seen. */
export function asWindows(art: string, name = "windows"): Ink {
  return (title) => clipped(name, shape(title.join(""), ""), art);
}
