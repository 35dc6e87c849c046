import { mix } from "../films/colour.ts";
import { type Figure, drawFigure } from "../films/figure.ts";
import { rimmed } from "../films/rimmed.ts";
import type { AlbumFrame } from "./album-light.ts";

const wardrobe = [
  "#f2a65a",
  "#c2255c",
  "#5b2a86",
  "#ff6b4a",
  "#2c4a7a",
  "#e8786a",
  "#0d5560",
  "#ffe0ac",
  "#8c2f6b",
  "#f7f0e4",
] as const;
const skins = ["#5a2c2c", "#8a4a3c", "#b8745a", "#6b3430", "#d9a07c", "#e9bd9c"] as const;
const hairs = ["#1d0f1a", "#2f1620", "#4a2420", "#8a8290", "#6e3b24", "#c9a06a"] as const;
const trousers = ["#2a1440", "#3a1830", "#1f3045", "#4a2438"] as const;

const moves = ["groove", "sway", "pump", "wide", "clap", "toast", "hip", "easy"] as const;

/** The rhythm repeats within eight beats. */
const beats = 8;

type Guest = Pick<Figure, "x" | "y" | "head"> &
  Partial<Pick<Figure, "move" | "facesUs" | "energy" | "mirrored">>;

/** A guest with random clothes. */
export function guest(
  { random, light, time }: AlbumFrame,
  { x, y, head, ...wanted }: Guest,
  depth = 0,
): Figure {
  const slim = random.next() > 0.48;
  const inLight = (colour: string) => mix(colour, light.shade, 0.12 + 0.28 * time + depth);
  return {
    x,
    y,
    head: head * (slim ? 0.96 : 1.02),
    slim,
    hair: slim
      ? random.pick(["bob", "long", "bun", "curls", "tail", "crop"])
      : random.pick(["crop", "bald", "crop", "hat", "curls"]),
    garment: slim
      ? random.pick(["dress", "top", "dress", "tee", "shirt"])
      : random.pick(["shirt", "tee", "jacket", "shirt"]),
    move: random.pick(moves),
    energy: random.between(0.9, 1.3),
    mirrored: random.next() > 0.5,
    facesUs: random.next() > 0.2,
    late: 0,
    ...wanted,
    colours: {
      skin: inLight(random.pick(skins)),
      hair: inLight(random.pick(hairs)),
      cloth: inLight(random.pick(wardrobe)),
      trousers: inLight(random.pick(trousers)),
    },
  };
}

/** A person in the foreground, with light on one edge. */
export function portrait({ random, light }: AlbumFrame, figure: Figure): string {
  const width = figure.head * 0.045;
  const parts = drawFigure(figure, random.between(0, beats));
  return rimmed(parts, { x: random.pick([-1, 1]) * width, y: width }, light.rim);
}

/** A person in the background. */
export function bystander({ random }: AlbumFrame, figure: Figure): string {
  return drawFigure(figure, random.between(0, beats))
    .map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`)
    .join("");
}

interface Row {
  /** Position of their feet, in pixels. */
  y: number;
  head: number;
  gap: number;
  fill: string;
}

/** This many different ones, each also mirrored, are enough for a row. */
const variants = 6;

/** A row of dancing silhouettes. A few are drawn and repeated. */
export function silhouettes(frame: AlbumFrame, { y, head, gap, fill }: Row): string {
  const { random, width } = frame;
  const idOf = (index: number) => `row${Math.round(y)}-${index}`;
  const drawn = Array.from(
    { length: variants },
    (_, index) => `<path id="${idOf(index)}" d="${outlineOf(frame, head)}"/>`,
  );
  let row = "";
  let index = 0;
  for (let x = -gap * random.next(); x < width + gap; x += gap * random.between(0.8, 1.2)) {
    // Neighbours differ.
    index = (index + 1 + Math.floor(random.next() * (variants - 1))) % variants;
    const place = `translate(${Math.round(x)} ${Math.round(y + random.between(-0.4, 0.4) * head)})`;
    const turned = random.next() > 0.5 ? " scale(-1 1)" : "";
    row += `<use href="#${idOf(index)}" transform="${place}${turned}"/>`;
  }
  return `<defs>${drawn.join("")}</defs><g fill="${fill}">${row}</g>`;
}

/** A person standing on the origin. */
function outlineOf({ random }: AlbumFrame, head: number): string {
  const figure: Figure = {
    x: 0,
    y: 0,
    head,
    slim: random.next() > 0.5,
    hair: random.pick(["crop", "bob", "bun", "curls", "hat"]),
    garment: random.pick(["dress", "shirt", "tee"]),
    move: random.pick(moves),
    energy: 1,
    mirrored: false,
    late: 0,
    // Only the outlines are used, each drawn in another colour.
    colours: { skin: "", hair: "", cloth: "", trousers: "" },
  };
  return drawFigure(figure, random.between(0, beats))
    .map((part) => part.d)
    .filter((outline) => !isFinger(outline, head))
    .join("");
}

/** Fingers aren't visible from afar, but would be a third of a figure's outlines. */
function isFinger(outline: string, head: number): boolean {
  const radii = [...outline.matchAll(/A([\d.]+) /g)].map(([, radius]) => Number(radius));
  return radii.length > 0 && Math.max(...radii) < 0.09 * head;
}
