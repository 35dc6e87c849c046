import { eventLengths } from "@before-ten/contracts/events/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import { fitLines } from "@before-ten/drawing/lettering/fit-lines";
import { capHeight, letter } from "@before-ten/drawing/lettering/lettering";
import { posterWidth } from "@before-ten/drawing/posters/poster-motif";
import type { Palette } from "@before-ten/drawing/shapes/palettes";
import { arc, circle, line, rect, shape } from "@before-ten/drawing/shapes/svg-shapes";

type End = "top" | "bottom";

const margin = 52;
const measure = posterWidth - 2 * margin;

/** Baseline of the name's last line: inside every crop, of squares and all cards. */
const nameFoot = 836;

/** The name on strips of colour over the motif. */
export function setName(name: string, { deep, pale }: Palette): string {
  const { lines, size } = fitLines(name, {
    width: 620,
    height: 190,
    maxSize: 104,
    // A long name is smaller, and never cut.
    maxLines: 7,
    maxLetters: eventLengths.name.max,
  });
  const step = size * 1.02;
  const padding = size * 0.2;
  const strips = lines.map((text, index) => {
    const baseline = nameFoot - (lines.length - 1 - index) * step;
    const { d, width } = letter(text, { size, x: margin + padding * 0.6, baseline });
    const box = {
      x: margin - padding * 0.6,
      y: baseline - size * capHeight - padding,
      width: width + padding * 2.4,
      height: size * capHeight + padding * 2 + 1,
    };
    return { strip: rect(box.x, box.y, box.width, box.height, deep), d };
  });
  return strips.map(({ strip }) => strip).join("") + shape(strips.map(({ d }) => d).join(""), pale);
}

/**
 * The city, or else the club's name, as large as it can stand above or below the card's crop, over
 * the brand's own line.
 */
export function setPlace(city: string, end: End, ink: string): string {
  const { lines, size } = fitLines(city || brand.name, {
    width: measure,
    height: 112,
    maxSize: 190,
    maxLines: 1,
  });
  const baseline = (end === "top" ? 66 : 1010) + 56 + (size * capHeight) / 2;
  return shape(
    lines.map((text) => letter(text, { size, x: margin - 4, baseline }).d).join(""),
    ink,
  );
}

export interface PosterFacts {
  /** The largest of the facts, and three that stand beside it. */
  headline: string;
  facts: readonly [string, string, string];
}

/** Two lines across the full measure over the brand's own. */
export function setFacts({ headline, facts }: PosterFacts, end: End, ink: string): string {
  const first = end === "top" ? 100 : 1026;
  return (
    setPair(facts[0], facts[2], 64, first, ink) +
    setPair(headline, facts[1], 64, first + 65, ink) +
    setBrand(end === "top" ? 224 : 1148, ink)
  );
}

/** The headline large, the other facts stacked against it. */
export function setHeadline({ headline, facts }: PosterFacts, end: End, ink: string): string {
  const first = end === "top" ? 58 : 990;
  const big = Math.min(150, 430 / Math.max(1, letter(headline, { size: 1 }).width));
  const baseline = first + 99;
  const stack = facts.map((text, index) => {
    const size = Math.min(42, 250 / Math.max(1, letter(text, { size: 1 }).width));
    return letter(text, {
      size,
      x: posterWidth - margin,
      baseline: baseline - (2 - index) * 36.5,
      anchor: "end",
    }).d;
  });
  return (
    shape(letter(headline, { size: big, x: margin - 4, baseline }).d + stack.join(""), ink) +
    setBrand(end === "top" ? 224 : 1148, ink)
  );
}

function setPair(left: string, right: string, size: number, baseline: number, ink: string): string {
  const full = letter(left, { size }).width + letter(right, { size }).width + 30;
  const fitted = Math.min(size, (size * measure) / full);
  const leftD = letter(left, { size: fitted, x: margin, baseline }).d;
  const rightD = letter(right, {
    size: fitted,
    x: posterWidth - margin,
    baseline,
    anchor: "end",
  }).d;
  return shape(leftD + rightD, ink);
}

function setBrand(baseline: number, ink: string): string {
  const mark =
    line(arc(margin + 20, baseline, 19, 180, 360), ink, 3.6) +
    circle(margin + 29, baseline - 17, 8.5, ink);
  const name = letter(brand.name, { size: 27, x: margin + 52, baseline });
  const tagline = letter(brand.tagline, {
    size: 27,
    x: posterWidth - margin,
    baseline,
    anchor: "end",
  });
  return mark + shape(name.d + tagline.d, ink);
}
