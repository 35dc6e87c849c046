import { placedGlyphs } from "../lettering/lettering.ts";
import { polygon } from "../shapes/svg-shapes.ts";
import type { Envelope, Point } from "./envelopes.ts";

/** Height of a capital of the display face, in ems; what is higher is an accent. */
const capital = 0.7;
/** Segments of an outline, in ems: short enough to bend. */
const shortest = 0.025;

/** A word whose outline fills an envelope, cut by a hand. Answers path data. */
export function word(text: string, envelope: Envelope, hand = 2.7): string {
  return drawn(contours(text), envelope, hand);
}

/** A word in each part of an envelope, from top to bottom. Heights and gaps are relative. */
export function lines(
  texts: readonly string[],
  envelope: Envelope,
  {
    heights = [],
    gap = 0.05,
    hand,
  }: { heights?: readonly number[]; gap?: number; hand?: number } = {},
): string[] {
  const sizes = texts.map((_, index) => heights[index] ?? 1);
  const unit = (1 - gap * (texts.length - 1)) / sizes.reduce((sum, size) => sum + size, 0);
  let top = 0;
  return texts.map((text, index) => {
    const [start, height] = [top, unit * (sizes[index] ?? 1)];
    top += height + gap;
    return word(text, (u, v) => envelope(u, start + v * height), hand);
  });
}

/** Each letter of a word in an envelope of its own. */
export function letters(
  text: string,
  envelopeOf: (index: number) => Envelope,
  hand?: number,
): string[] {
  return [...text].map((letter, index) => word(letter, envelopeOf(index), hand));
}

function contours(text: string): Point[][] {
  return placedGlyphs(text.toUpperCase()).flatMap(({ path, at, ems }) => {
    const all: Point[][] = [];
    let pen: Point = [0, 0];
    const place = (x = 0, y = 0): Point => [at + x * ems, -y * ems];
    const bend = (to: Point, curve: (t: number) => Point) => {
      const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - pen[0], to[1] - pen[1]) / shortest));
      for (let step = 1; step <= steps; step += 1) all.at(-1)?.push(curve(step / steps));
      pen = to;
    };
    for (const { command, args } of path.commands) {
      const from = pen;
      const [a, b, c] = [place(args[0], args[1]), place(args[2], args[3]), place(args[4], args[5])];
      if (command === "moveTo") {
        pen = a;
        all.push([a]);
      } else if (command === "lineTo") bend(a, (t) => mixed(from, a, t));
      else if (command === "quadraticCurveTo")
        bend(b, (t) => mixed(mixed(from, a, t), mixed(a, b, t), t));
      else if (command === "bezierCurveTo") {
        const middle = (t: number) => mixed(a, b, t);
        bend(c, (t) =>
          mixed(mixed(mixed(from, a, t), middle(t), t), mixed(middle(t), mixed(b, c, t), t), t),
        );
      } else {
        const [first] = all.at(-1) ?? [];
        if (first !== undefined) bend(first, (t) => mixed(from, first, t));
      }
    }
    return all;
  });
}

function mixed([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function drawn(outlines: Point[][], envelope: Envelope, hand: number): string {
  const all = outlines.flat();
  const left = Math.min(...all.map(([x]) => x));
  const width = Math.max(...all.map(([x]) => x)) - left;
  const top = Math.min(...all.map(([, y]) => y));
  const height = top < -capital - 0.06 ? -top : 0.66;
  return outlines
    .map((points) =>
      polygon(points.map(([x, y]) => wobbled(envelope((x - left) / width, 1 + y / height), hand))),
    )
    .join("");
}

/** Moves what is close to each other alike, so that a stroke keeps its width but not its ruler. */
function wobbled([x, y]: Point, hand: number): Point {
  return [
    x + hand * (Math.sin(y * 0.043 + x * 0.011) + 0.6 * Math.sin(y * 0.117 - x * 0.031 + 2)),
    y + hand * 0.8 * (Math.sin(x * 0.047 - y * 0.013 + 1) + 0.6 * Math.sin(x * 0.109 + y * 0.029)),
  ];
}
