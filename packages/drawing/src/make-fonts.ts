/**
 * Makes the small cuts of the site's typefaces: what English is set in, each in the first round
 * trip of a new connection.
 *
 * node packages/drawing/src/make-fonts.ts
 *
 * Writes apps/web/src/styles/everyday-fonts.css and the files it names; commit what it writes.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const styles = join(import.meta.dirname, "../../../apps/web/src/styles");
const folder = join(styles, "everyday-fonts");
/**
 * Ten packets, which a new connection sends before it waits for an answer (RFC 6928), minus the
 * headers.
 */
const largestFile = 13_500;

/** The library's types lack `keepFeatures`, which an object in a variable may still have. */
const options = {
  targetFormat: "woff2" as const,
  /** Kerning, ligatures, and the figures of equal width that the countdown is set in. */
  keepFeatures: ["kern", "liga", "calt", "ccmp", "mark", "tnum", "lnum", "rlig", "clig"],
};
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);
const signs = "\u00a0·–—‘’“”…©€£×−";
/** Accented letters of names and of words such as fiancée. */
const accented = "éèêáíóúñçüöäÉ";
const codePoints = [
  ...printable,
  ...[...signs, ...accented].map((character) => character.codePointAt(0) ?? 0),
].toSorted((a, b) => a - b);

const faces = [
  {
    name: "bricolage-grotesque",
    source: import.meta
      .resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2"),
    family: "Bricolage Grotesque",
    weight: "800",
  },
  {
    name: "figtree",
    source: import.meta
      .resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    family: "Figtree Variable",
    weight: "300 900",
  },
];

await mkdir(folder, { recursive: true });
const rules = await Promise.all(faces.map(makeFace));
const head = "/* Written by media/make-fonts.ts. */\n";
await writeFile(join(styles, "everyday-fonts.css"), head + rules.join(""));

async function makeFace({ name, source, family, weight }: (typeof faces)[number]): Promise<string> {
  const file = fileURLToPath(source);
  const bytes = await subsetFont(
    await readFile(file),
    String.fromCodePoint(...codePoints),
    options,
  );
  console.log(`${name}: ${bytes.length} bytes`);
  if (bytes.length > largestFile) throw new Error(`${name} is larger than ${largestFile} bytes`);
  await writeFile(join(folder, `${name}.woff2`), bytes);
  await copyFile(join(dirname(file), "../LICENSE"), join(folder, `${name}-license.txt`));
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./everyday-fonts/${name}.woff2") format("woff2");
  unicode-range:
    ${rangesOf(codePoints).join(",\n    ")};
}
`;
}

/** Writes code points as CSS's `unicode-range`. */
function rangesOf(points: readonly number[]): string[] {
  const ranges: { first: number; last: number }[] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range?.last === point - 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(({ first, last }) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  );
}
