import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPoster } from "./draw-poster.ts";
import { letter } from "../lettering/lettering.ts";
import { palettes } from "../shapes/palettes.ts";
import { setName } from "./poster-lettering.ts";
import { dealMotifs, motifNameFor, motifNames } from "./motif-names.ts";

const event = {
  name: "Sunday Best",
  city: "Melbourne",
  country: "AU",
  day: "2026-12-05",
  startTime: "16:00",
  endTime: "22:00",
  decade: "90s",
  seed: "one",
} as const;

/** As many consecutive days as there are motifs, so that each is dealt once. */
const deal = motifNames.map((_, index) =>
  new Date(Date.UTC(2026, 11, 5 + index)).toISOString().slice(0, 10),
);

describe("drawPoster", () => {
  it("draws the same event the same, and another event differently", { timeout: 60_000 }, () => {
    const lettered = { ...event, motif: "record" } as const;
    const poster = drawPoster(lettered);
    expect(drawPoster({ ...lettered })).toBe(poster);
    const others = [
      { name: "Sunday Rest" },
      { city: "Auckland" },
      { day: "2026-12-06" },
      { endDay: "2026-12-07" },
      { endDay: "2027-01-01" },
      { startTime: "15:30" },
      { endTime: null, startTime: "12:00" },
      { decade: "80s" },
      { decade: null },
      { seed: "two" },
    ] as const;
    const posters = others.map((other) => drawPoster({ ...lettered, ...other }));
    expect(new Set([poster, ...posters]).size).toBe(others.length + 1);
  });

  it.each(motifNames)("draws %s as a full, small picture", async (motif) => {
    for (const decade of ["80s", null] as const) {
      const svg = drawPoster({ ...event, motif, decade });
      expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/u);
      const { data, info } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([800, 1200]);
      // A card shows the middle, which must contain a drawing, not only the background.
      expect(coloursIn(data, info.width, 270, 930).size).toBeGreaterThanOrEqual(4);
      expect(coloursIn(data, info.width, 0, 262).size).toBeGreaterThanOrEqual(2);
      expect(coloursIn(data, info.width, 970, 1200).size).toBeGreaterThanOrEqual(2);
    }
  });

  it("deals another motif every day of a round, and on as many consecutive Saturdays", () => {
    const saturdays = deal.map((_, week) =>
      new Date(Date.UTC(2026, 11, 5 + week * 7)).toISOString().slice(0, 10),
    );
    for (const days of [deal, saturdays]) {
      expect(new Set(days.map((day) => motifNameFor("Sunday Best", "Melbourne", day))).size).toBe(
        deal.length,
      );
    }
  });

  it("uses the motif that the event's name mentions, whatever the day", () => {
    const rooftops = deal.map((day) => motifNameFor("Golden 90s Rooftop", "Melbourne", day));
    expect(new Set(rooftops)).toEqual(new Set(["terrace"]));
  });

  it("deals different motifs to events shown together, even if all names mention the same one", () => {
    for (const name of ["Sunday Best", "Rooftop"]) {
      const motifs = dealMotifs(deal.map((day) => ({ name, day })).toReversed());
      for (const start of deal.keys()) {
        const twelve = motifs.slice(start, start + 12);
        expect(new Set(twelve).size).toBe(twelve.length);
      }
    }
    expect(dealMotifs([])).toEqual([]);
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
        // A square shows 200 to 1000; cards show least at their sides and on a phone.
        expect(Number(y)).toBeGreaterThan(480);
        expect(Number(y) + Number(height)).toBeLessThan(860);
      }
    },
  );

  it("letters a name to its last word, however long", () => {
    const long = `${"An Afternoon in Which Every Song ".repeat(5)}Is From`;
    const named = (end: string) => setName(`${long} ${end}`, palettes[0]);
    expect(`${long} 1999`.length).toBeGreaterThan(170);
    expect(named("1999")).not.toBe(named("1989"));
  });

  it("letters the decade on few motifs only", () => {
    const eighties = strokes(letter("80s", { size: 100 }).d);
    const withNumeral = motifNames.filter((motif) =>
      strokes(drawPoster({ ...event, motif, decade: "80s" })).includes(eighties),
    );
    expect(withNumeral).toEqual(["record", "cassette", "bigNumeral"]);
  });

  it.each([
    ["markup", `</svg><script>alert("1")</script>&amp;'`],
    ["an entity", `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;`],
    ["emoji only", "🎉🪩"],
    ["200 letters", "W".repeat(200)],
    ["200 letters of many strokes", "BEGS & Sauerkraut ".repeat(12)],
    ["nothing", ""],
    ["NUL and a lone surrogate", "\u0000\uD800"],
  ])("survives %s in every text", async (_, hostile) => {
    for (const day of [event.day, hostile]) {
      const svg = drawPoster({
        name: hostile,
        city: hostile,
        country: hostile,
        day,
        startTime: "16:00",
        endTime: "22:00",
        decade: "00s",
        seed: hostile,
      });
      expect(Buffer.byteLength(svg)).toBeLessThan(110_000);
      expect(svg).not.toMatch(/script|alert|ENTITY|DOCTYPE|&|<text/u);
      const { width, height } = await sharp(Buffer.from(svg))
        .png()
        .toBuffer({ resolveWithObject: true })
        .then(({ info }) => info);
      expect([width, height]).toEqual([800, 1200]);
    }
  });

  it.each([
    ["2026-12-05", "Sat 5 Dec", "5 Dec"],
    ["2026-12-07", "Sat 5–Mon 7 Dec", "5–7 Dec"],
    ["2027-01-01", "Sat 5 Dec–Fri 1 Jan", "5 Dec–1 Jan"],
  ])("letters all days until %s: %s, or %s", (endDay, line, big) => {
    const lettered = (text: string) => strokes(letter(text, { size: 100 }).d);
    const posters = deal.map((_, seed) =>
      strokes(drawPoster({ ...event, endDay, seed: String(seed) })),
    );
    expect(posters.some((poster) => poster.includes(lettered(line)))).toBe(true);
    expect(posters.some((poster) => poster.includes(lettered(big)))).toBe(true);
  });

  it("shows the club's name where an event's name has no letters", () => {
    const clubName = strokes(letter("Before Ten", { size: 100 }).d);
    const outlines = (name: string) =>
      [...drawPoster({ ...event, name }).matchAll(/d="([^"]+)"/gu)].map(([, d = ""]) => strokes(d));
    expect(outlines("🎉")).toContain(clubName);
    expect(outlines("Sunday Best")).not.toContain(clubName);
  });
});

/** Path data without its coordinates: the same letters give the same strokes at any size. */
function strokes(d: string): string {
  return d.replace(/[0-9 .-]+/gu, "");
}

/** The colours that cover more than a trace of the rows. */
function coloursIn(data: Buffer, width: number, from: number, to: number): Set<number> {
  const counts = new Map<number, number>();
  for (let pixel = from * width; pixel < to * width; pixel += 7) {
    const colour = data.readUIntBE(pixel * 3, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 100).map(([colour]) => colour));
}
