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
    ["🪩 <b>bold</b>", "🪩 <b>bold</b>"],
  ])("of %j are %j", (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });
});
