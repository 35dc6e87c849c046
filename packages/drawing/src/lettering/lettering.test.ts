import { describe, expect, it } from "vitest";
import { fitLines, lineHeight } from "./fit-lines.ts";
import { capHeight, letter } from "./lettering.ts";

const size = 100;

describe("letter", () => {
  it("returns outlines that can't contain markup", () => {
    const { d, width } = letter(`Sunday & "Best" <script>`, { size });
    expect(d).toMatch(/^[MmlqcZ0-9 .-]+$/u);
    expect(width).toBeGreaterThan(size * 5);
  });

  it("sets weight 800: a stem of the l is about a seventh of an em wide", () => {
    const [left, right] = extent(letter("l", { size: 1000 }).d);
    expect(right - left).toBeGreaterThan(120);
    expect(right - left).toBeLessThan(260);
  });

  it("places by start, middle and end", () => {
    const { width } = letter("10PM", { size });
    const starts = (["start", "middle", "end"] as const).map(
      (anchor) => extent(letter("10PM", { size, x: 500, anchor }).d)[0],
    );
    expect((starts[0] ?? 0) - (starts[1] ?? 0)).toBeCloseTo(width / 2, 0);
    expect((starts[0] ?? 0) - (starts[2] ?? 0)).toBeCloseTo(width, 0);
  });

  it("writes a letter in the same bytes wherever it is, whole tenths from its place", () => {
    const [first, second, third] = letter("ooo", { size: 37.3, x: 12.3 }).d.match(/M[^M]+/gu) ?? [];
    const stepsOf = (outlined = "") => outlined.replace(/^M[^mlqc]+/u, "");
    expect(stepsOf(first).length).toBeGreaterThan(40);
    expect(stepsOf(second)).toBe(stepsOf(first));
    expect(stepsOf(third)).toBe(stepsOf(first));
  });

  it("kerns: AV is narrower than A and V", () => {
    const apart = letter("A", { size }).width + letter("V", { size }).width;
    expect(letter("AV", { size }).width).toBeLessThan(apart - size * 0.02);
  });

  it("letters Māori, Polish and Vietnamese names", () => {
    for (const accented of ["Tāmaki", "Łódź", "Huế"]) {
      const plain = accented.normalize("NFD").replace(/\p{M}/gu, "").replace("Ł", "L");
      expect(letter(accented, { size }).d).not.toBe(letter(plain, { size }).d);
      expect(letter(accented, { size }).d.length).toBeGreaterThan(letter(plain, { size }).d.length);
    }
  });

  it.each([
    ["emoji", "Disco 🪩🕺🏽", "Disco"],
    ["CJK", "夜 Disco 前", "Disco"],
    ["a ligature the font lacks", "ﬁne", "fine"],
    ["full-width letters", "Ｄisco", "Disco"],
    ["control and bidi characters", "Dis\u0000\u202Eco\uFFFF", "Disco"],
    ["a lone surrogate", "Disco\uD800", "Disco"],
  ])("leaves out or reduces %s", (_, text, lettered) => {
    expect(letter(text, { size })).toEqual(letter(lettered, { size }));
  });

  it("draws nothing for an empty text", () => {
    expect(letter("", { size })).toEqual({ d: "", width: 0 });
    expect(letter("🎉漢字", { size })).toEqual({ d: "", width: 0 });
  });
});

describe("fitLines", () => {
  const block = { width: 696, height: 180, maxSize: 150, maxLines: 3 };

  it("keeps a short name on one line, and breaks a longer one where it is largest", () => {
    expect(fitLines("Afterglow", block).lines).toEqual(["Afterglow"]);
    expect(fitLines("Golden 90s Rooftop", block).lines).toEqual(["Golden 90s", "Rooftop"]);
  });

  it.each([
    "Harbour Disco",
    "The Four O’Clock Club",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "W".repeat(200),
    "a ".repeat(100),
    "The unreasonably long annual rooftop garden party of the northern suburbs association for early risers",
  ])("stays inside the block: %s", (text) => {
    const { lines, size: fitted } = fitLines(text, block);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(block.maxLines);
    expect(fitted * (capHeight + lineHeight * (lines.length - 1))).toBeLessThanOrEqual(
      block.height + 0.01,
    );
    for (const line of lines)
      expect(letter(line, { size: fitted }).width).toBeLessThanOrEqual(block.width + 0.01);
  });

  it("ends a text that is too long with an ellipsis", () => {
    expect(fitLines("late ".repeat(40), block).lines.join(" ")).toMatch(/late…$/u);
  });

  it("returns no lines for a text without letters", () => {
    expect(fitLines("🎉 ", block).lines).toEqual([]);
  });
});

/** The leftmost and rightmost point the pen reaches. */
function extent(d: string): readonly [number, number] {
  const reached: number[] = [];
  let x = 0;
  let contourStart = 0;
  for (const [, command = "", args = ""] of d.matchAll(/([MmlqcZ])([^MmlqcZ]*)/gu)) {
    const numbers = (args.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/gu) ?? []).map(Number);
    x = command === "Z" ? contourStart : (command === "M" ? 0 : x) + (numbers.at(-2) ?? 0);
    if (command.toLowerCase() === "m") contourStart = x;
    reached.push(x);
  }
  return [Math.min(...reached), Math.max(...reached)];
}
