import { describe, expect, it } from "vitest";
import { plainText, singleLine } from "./clean-text.ts";

describe("one line", () => {
  it.each([
    [" Ana ", "Ana"],
    ["Ana\r\nBcc: eve", "Ana Bcc: eve"],
    ["a\n\n\tb", "a b"],
    ["a\u0085b\u2028c\u2029d", "a b c d"],
    ["\0a\0", "a"],
    ["a\u007fb", "a b"],
    ["half \ud83e", "half \ufffd"],
    ["İstanbul 🪩 ÅÄÖ", "İstanbul 🪩 ÅÄÖ"],
    ["\n \t", ""],
    ["\u200b\u2060\u3164\u00ad\u2800\ufe0f", ""],
    ["\ufeff\u200bAna\u200d\u00a0", "Ana"],
    ["Ana\u202e evE\u202c \u2066x\u2069\u200e\u200f\u061c", "Ana evE x"],
    ["With love ❤\ufe0f", "With love ❤\ufe0f"],
    ["👩\u200d🎤 sings", "👩\u200d🎤 sings"],
    ["🏴\u{e0067}\u{e0062}\u{e007f}", "🏴\u{e0067}\u{e0062}\u{e007f}"],
  ])("of %j is %j", (text, expected) => {
    expect(singleLine(text)).toBe(expected);
  });
});

describe("several lines", () => {
  it.each([
    ["a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["a\n\n\nb", "a\n\n\nb"],
    ["a\tb", "a\tb"],
    ["a\0b\u0007c\u007fd\u0085e", "abcde"],
    ["half \udc00", "half \ufffd"],
    ["\r\n text \r\n", "text"],
    ["\u200b\n\u3164", ""],
    ["🪩 <b>bold</b>", "🪩 <b>bold</b>"],
  ])("of %j are %j", (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });
});

it("cleans a long run of invisible characters quickly", () => {
  const before = Date.now();
  const inside = `a${"\u200b ".repeat(50_000)}b`;
  expect(singleLine(`${inside}${" \u200b".repeat(50_000)}`)).toBe(inside);
  expect(Date.now() - before).toBeLessThan(1_000);
});
