import { expect, it } from "vitest";
import { namesInput } from "./names-input.ts";

const input = namesInput({ maxNames: 3, maxLength: 5, tooMany: "too many", tooLong: "too long" });
const errorsOf = (value: unknown) =>
  input.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  [
    ["a", "b"],
    ["a", "b"],
  ],
  ["a, b", ["a", "b"]],
  ['["a","b"]', ["a", "b"]],
  ["a ,, b,  ,", ["a", "b"]],
  [[" a", "a", "", "\n"], ["a"]],
  [
    ["a", "b ,, c,  ,"],
    ["a", "b", "c"],
  ],
  ["", []],
  [Array.from({ length: 15 }, () => "a"), ["a"]],
])("reads %j as %j", (value, names) => {
  expect(input.parse(value)).toEqual(names);
});

it.each([
  [["a", "b", "c", "d"], ["too many"]],
  ["a,b,c,d", ["too many"]],
  [["a", "longer"], ["too long"]],
  // Reported once, not for each of them.
  [Array.from({ length: 100_000 }, () => "longer"), ["too many"]],
  [",".repeat(100_000), ["too many"]],
  [[",".repeat(100_000)], ["too many"]],
  [["a", "b,longer"], ["too long"]],
])("refuses %.50j", (value, messages) => {
  expect(errorsOf(value)).toEqual(messages);
});
