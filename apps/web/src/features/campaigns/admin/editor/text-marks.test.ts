import { expect, it } from "vitest";
import { withField, withMark } from "./text-marks.ts";

it.each([
  ["strong", "at four", [3, 7], "at **four**", "four"],
  ["emphasis", "at four", [3, 7], "at _four_", "four"],
  ["link", "at four", [3, 7], "at [four](https://)", "https://"],
  ["strong", "at ", [3, 3], "at **strong text**", "strong text"],
  ["strong", "at **four**", [5, 9], "at four", "four"],
  ["emphasis", "_a_ b", [1, 2], "a b", "a"],
] as const)("puts %s on %j", (mark, text, [from, to], marked, selected) => {
  const { text: written, start, end } = withMark(text, [from, to], mark);
  expect(written).toBe(marked);
  expect(written.slice(start, end)).toBe(selected);
});

it.each([
  ["Hello ", [6, 6], "Hello {{city|there}}", "there"],
  ["Hello friend!", [6, 12], "Hello {{city|friend}}!", "friend"],
] as const)("inserts a reader's field into %j", (text, [from, to], filled, selected) => {
  const { text: written, start, end } = withField(text, [from, to], "city");
  expect(written).toBe(filled);
  expect(written.slice(start, end)).toBe(selected);
});
