import { motifNames } from "@before-ten/drawing/posters/motif-names";
import { palettes } from "@before-ten/drawing/shapes/palettes";
import sharp from "sharp";
import { expect, it } from "vitest";
import { dealMotifs } from "./deal-motifs.ts";
import { type Poster, drawPoster } from "./draw-poster.ts";
import { setName } from "./poster-lettering.ts";

const poster: Poster = {
  name: "Sunday Best",
  city: "Melbourne",
  headline: "Sunday",
  facts: ["Australia", "Disco", "4PM–10PM"],
  decade: "90s",
  motif: "record",
  seed: "one",
};

it("draws the same event the same, and another event differently", () => {
  const first = drawPoster(poster);
  expect(drawPoster({ ...poster })).toBe(first);
  const others: Partial<Poster>[] = [
    { name: "Sunday Rest" },
    { city: "" },
    { headline: "Fri–Sun" },
    { facts: ["Australia", "Disco", "8PM–2AM"] },
    { decade: null },
    { motif: "cassette" },
    { seed: "two" },
  ];
  const posters = others.map((other) => drawPoster({ ...poster, ...other }));
  expect(new Set([first, ...posters]).size).toBe(others.length + 1);
});

it("draws 800 by 1200 pixels", async () => {
  const { width, height } = await sharp(Buffer.from(drawPoster(poster))).metadata();
  expect([width, height]).toEqual([800, 1200]);
});

it("deals motifs apart to events shown together, also if all names ask for the same one", () => {
  const days = motifNames.map((_, index) =>
    new Date(Date.UTC(2026, 11, 5 + index)).toISOString().slice(0, 10),
  );
  for (const name of ["Sunday Best", "Rooftop"]) {
    const motifs = dealMotifs(days.map((day) => ({ name, day })).toReversed());
    for (const start of days.keys()) {
      const twelve = motifs.slice(start, start + 12);
      expect(new Set(twelve).size).toBe(twelve.length);
    }
  }
});

it.each(["Sunday Best", "W".repeat(200), "BEGS & Sauerkraut ".repeat(12)])(
  "sets the name inside what cards and squares show: %s",
  (name) => {
    const strips = [
      ...setName(name, palettes[0]).matchAll(
        /<rect x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/gu,
      ),
    ];
    expect(strips.length).toBeGreaterThan(0);
    for (const [, x, y, width, height] of strips) {
      expect(Number(x)).toBeGreaterThan(20);
      expect(Number(x) + Number(width)).toBeLessThan(780);
      // A square shows 200 to 1000; cards show least on their side and on a phone.
      expect(Number(y)).toBeGreaterThan(480);
      expect(Number(y) + Number(height)).toBeLessThan(860);
    }
  },
);
