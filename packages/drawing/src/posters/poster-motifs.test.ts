import sharp from "sharp";
import { expect, it } from "vitest";
import { palettes } from "../shapes/palettes.ts";
import { seededRandom } from "../shapes/seeded-random.ts";
import { letter } from "../lettering/lettering.ts";
import { motifNameFor, motifNames } from "./motif-names.ts";
import { motifs } from "./poster-motifs.ts";

/** Days in a row, as many as there are motifs, so that each is dealt once. */
const deal = motifNames.map((_, index) =>
  new Date(Date.UTC(2026, 11, 5 + index)).toISOString().slice(0, 10),
);

function draw(motif: (typeof motifNames)[number], numeral: string | null): string {
  const random = seededRandom("one");
  const palette = random.pick(palettes);
  const { art } = motifs[motif]({ palette, random, city: "Melbourne", numeral });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1200">${art}</svg>`;
}

it.each(motifNames)("draws %s as a full, small picture", async (motif) => {
  for (const numeral of ["80s", null]) {
    const svg = draw(motif, numeral);
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/u);
    const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    // The middle is what cards and share pictures show.
    expect(coloursIn(data, 270, 930).size).toBeGreaterThanOrEqual(4);
  }
});

it("deals another motif every day of a round, and on as many Saturdays in a row", () => {
  const saturdays = deal.map((_, week) =>
    new Date(Date.UTC(2026, 11, 5 + week * 7)).toISOString().slice(0, 10),
  );
  for (const days of [deal, saturdays]) {
    expect(new Set(days.map((day) => motifNameFor("Sunday Best", "Melbourne", day))).size).toBe(
      deal.length,
    );
  }
});

it("gives a name that names a motif that one, whatever the day", () => {
  const rooftops = deal.map((day) => motifNameFor("Golden 90s Rooftop", "Melbourne", day));
  expect(new Set(rooftops)).toEqual(new Set(["terrace"]));
});

it("letters the decade on few motifs only", () => {
  const eighties = strokes(letter("80s", { size: 100 }).d);
  expect(motifNames.filter((motif) => strokes(draw(motif, "80s")).includes(eighties))).toEqual([
    "record",
    "cassette",
    "bigNumeral",
  ]);
});

/** Path data without its coordinates: the same letters give the same strokes at any size. */
function strokes(d: string): string {
  return d.replace(/[0-9 .-]+/gu, "");
}

/** The colours that cover more than a trace of the rows of 800 pixels in RGBA. */
function coloursIn(data: Buffer, from: number, to: number): Set<number> {
  const counts = new Map<number, number>();
  for (let pixel = from * 800; pixel < to * 800; pixel += 7) {
    const colour = data.readUInt32BE(pixel * 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 100).map(([colour]) => colour));
}
