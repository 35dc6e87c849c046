import { describe, expect, it } from "vitest";
import { mixesAlphabets } from "./alphabets.ts";

describe("a text in one alphabet a word", () => {
  it.each([
    "Ana",
    "Мария Popova",
    "Ελένη (Eleni)",
    "Zoë O’Brien",
    "陳 Chan",
    "DJ カナ90s",
    "",
    "🪩 5 µm",
  ])("is %j", (text) => {
    expect(mixesAlphabets(text)).toBe(false);
  });

  it.each([
    "M\u0430ria",
    "\u0391na",
    "\u041c\u0430ria Popova",
    "Refund for \u0441laire",
    "Ан\u03b1",
  ])("isn't %j", (text) => {
    expect(mixesAlphabets(text)).toBe(true);
  });
});
