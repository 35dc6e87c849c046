import { expect, it } from "vitest";
import { toNames } from "./names.ts";

it.each([
  [["vinyl ,, rooftop,  ,"], ["vinyl", "rooftop"]],
  [
    ["80s", " sunset, late "],
    ["80s", "sunset", "late"],
  ],
  [
    ["80s", "80s", "80S"],
    ["80s", "80S"],
  ],
  [["dance\nfloor"], ["dance floor"]],
  [[",", " ", ""], []],
  [[], []],
])("of %j are the names %j", (texts, names) => {
  expect(toNames(texts)).toEqual(names);
});
