import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font, type Path } from "fontkit";

/** Height of a capital, in ems of the display face. */
export const capHeight = 0.66;

interface Placement {
  size: number;
  x?: number;
  baseline?: number;
  anchor?: "start" | "middle" | "end";
}

export interface Lettering {
  /**
   * SVG path data. Letters are outlines: no machine needs the font, and no text can carry markup.
   */
  d: string;
  width: number;
}

/**
 * Sets one line in the display face, weight 800. What no font file can draw is reduced to its base
 * letter or left out.
 */
export function letter(
  text: string,
  { size, x = 0, baseline = 0, anchor = "start" }: Placement,
): Lettering {
  const glyphs = placedGlyphs(text);
  const last = glyphs.at(-1);
  const width = last === undefined ? 0 : (last.at + last.advance) * size;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const d = glyphs.map((glyph) =>
    outline(glyph.path, left + glyph.at * size, baseline, glyph.ems * size),
  );
  return { d: d.join(""), width };
}

export function drawableText(text: string): string {
  const drawable = [...text.normalize("NFC")].map((character) => {
    if (/\s/u.test(character)) return " ";
    if (fontFor(character) !== undefined) return character;
    return [...character.normalize("NFKD")].filter((part) => fontFor(part) !== undefined).join("");
  });
  return drawable.join("").replace(/ +/gu, " ").trim();
}

/**
 * The "standard" files, as they come: their default instance is weight 800 at optical size 96, the
 * poster cut of the face. fontkit 2.0.4 cannot make another instance of a woff2 (getVariation reads
 * the packed glyphs as if they were plain).
 */
const files = [
  import.meta
    .resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2"),
  import.meta
    .resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2"),
  import.meta
    .resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-standard-normal.woff2"),
];

const opened = new Map<string, Font>();

function openFont(file: string): Font {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = create(readFileSync(fileURLToPath(file)));
  if ("fonts" in font) throw new Error(`${file} is a collection, not a font`);
  opened.set(file, font);
  return font;
}

function fontFor(character: string): Font | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  // The files list U+FFFF and lone accents too, which have no place on a poster.
  if (/[\p{C}\p{M}]/u.test(character)) return undefined;
  const file = files.find((each) => openFont(each).hasGlyphForCodePoint(codePoint));
  return file === undefined ? undefined : openFont(file);
}

interface PlacedGlyph {
  path: Path;
  at: number;
  advance: number;
  ems: number;
}

const tracking = -0.012;

/** Positions in ems. A run is what one font file can draw, so that kerning works inside it. */
export function placedGlyphs(text: string): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  let pen = 0;
  for (const run of runsOf(drawableText(text))) {
    const ems = 1 / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const advance = (positions[index]?.xAdvance ?? glyph.advanceWidth) * ems;
      placed.push({ path: glyph.path, at: pen, advance, ems });
      pen += advance + tracking;
    }
  }
  return placed;
}

function runsOf(text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontFor(character);
    const run = runs.at(-1);
    if (font === undefined) continue;
    if (run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const pathLetters = {
  moveTo: "m",
  lineTo: "l",
  quadraticCurveTo: "q",
  bezierCurveTo: "c",
};

/**
 * Writes a letter's outline in tenths around its own place, so that a letter has the same bytes
 * wherever it stands, which compress to nearly none. Only its first move is absolute; all that
 * follow are relative.
 */
function outline(path: Path, x: number, baseline: number, scale: number): string {
  const origin = [Math.round(10 * x), Math.round(10 * baseline)] as const;
  let pen: readonly number[] = origin.map((tenths) => -tenths);
  let contourStart = pen;
  return path.commands
    .map(({ command, args }, index) => {
      if (command === "closePath") {
        pen = contourStart;
        return "Z";
      }
      const tenths = args.map((value, axis) =>
        Math.round((axis % 2 === 0 ? 10 : -10) * value * scale),
      );
      const steps = tenths.map((value, axis) => (value - (pen[axis % 2] ?? 0)) / 10);
      pen = tenths.slice(-2);
      if (command === "moveTo") contourStart = pen;
      return (index === 0 ? "M" : pathLetters[command]) + numbers(steps);
    })
    .join("");
}

/** `0.5 -0.5 1.5 .5` is `.5-.5 1.5.5`. */
function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(value).replace(/^(-?)0\./u, "$1."))
    .reduce((text, next) => {
      const isClear = next.startsWith("-") || (next.startsWith(".") && /\.\d+$/u.test(text));
      return text + (isClear ? "" : " ") + next;
    });
}
